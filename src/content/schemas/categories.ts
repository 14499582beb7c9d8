import { aliases, entry, order, text } from './fields.ts'

/** A category of the blog; its listing is `/blog/categoria/<slug>`. */
export const categorySchema = entry({
  title: text('Nombre de la categoría.'),
  description: text('Una frase sobre qué artículos reúne.'),
  aliases,
  order,
})
