import { z } from 'zod'
import { coverSubjects } from '../../art/cover-subjects.ts'
import {
  aliases,
  broken,
  day,
  entry,
  image,
  missing,
  pageFields,
  reference,
  salt,
  text,
  tone,
} from './fields.ts'

/** An article. The file's name is its URL: `content/blog/<slug>.mdx` is `/blog/<slug>`. */
export const blogSchema = entry({
  ...pageFields,
  date: day('Día de publicación, p. ej. 2025-08-14. Con una fecha futura, se publica ese día.'),
  updated: day('Día de la última corrección importante.').optional(),
  author: reference('team', 'Quien firma: nombre de archivo de content/team.'),
  category: reference('categories', 'Categoría: nombre de archivo de content/categories.'),
  tone,
  salt,
  subject: z
    .enum(coverSubjects)
    .optional()
    .describe(
      'Lo que muestra la portada sobre el fuego: hands (mano y máquina), hook (anzuelo) o stopwatch (cronómetro); sin este campo, solo el fuego.',
    ),
  image: image(
    'Imagen de portada, también para compartir si no es SVG ni AVIF; sin ella se dibuja una con el nombre del archivo.',
  ).optional(),
  imageAlt: text('Qué se ve en la imagen, para quien no la ve.').optional(),
  readingTime: z
    .int()
    .min(1)
    .optional()
    .describe('Minutos de lectura; sin este campo se calculan.'),
  featured: z.boolean().optional().describe('true: aparece en la portada del sitio.'),
  aliases,
}).superRefine((article, context) => {
  if (article.image && !article.imageAlt) context.addIssue(missing('imageAlt', 'con `image`'))
  const areDays = !context.issues.some(({ path }) => /date/.test(String(path?.[0])))
  if (areDays && article.updated && article.updated < article.date)
    context.addIssue(broken('updated-before-date', ['updated']))
})
