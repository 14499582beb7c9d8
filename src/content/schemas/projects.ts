import { z } from 'zod'
import { entry, icon, image, order, text, webAddress } from './fields.ts'

/** A project of the portfolio. */
export const projectSchema = entry({
  title: text('Nombre del proyecto.'),
  description: text('Qué se hizo, en una o dos frases.'),
  image: image('Portada dibujada.'),
  imageAlt: text('Qué se ve en la portada.'),
  technologies: z.array(text('Tecnología.')).min(1).describe('Tecnologías.'),
  category: z
    .enum(['web', 'ecommerce', 'saas', 'ia'])
    .describe('Filtro: `web`, `ecommerce`, `saas` o `ia`.'),
  icon,
  link: webAddress('Dirección del proyecto.').optional(),
  private: z.boolean().optional().describe('true: el cliente pidió no mostrarlo.'),
  order,
}).superRefine((project, context) => {
  if (!project.private && !project.link)
    context.addIssue({ code: 'custom', path: [], params: { rule: 'link-missing' } })
})
