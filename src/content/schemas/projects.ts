import { z } from 'zod'
import {
  entry,
  group,
  icon,
  image,
  list,
  missing,
  order,
  path,
  text,
  webAddress,
} from './fields.ts'

/** The case study of a public project. */
const projectCase = group('El caso: problema, trabajo, resultado, cifra y pantallas.', {
  problem: text('Qué no funcionaba antes.'),
  work: text('Qué se hizo.'),
  result: text('Qué cambió.'),
  figure: group('Una cifra que cualquiera puede contar en el proyecto.', {
    value: text('La cifra.'),
    of: text('De qué es la cifra.'),
  }),
  screens: list('Dos pantallas más; la portada es la primera.', 2, {
    image: image('Pantalla dibujada, con palabras y precios de verdad.'),
    imageAlt: text('Qué se ve en la pantalla.'),
  }),
})

/** The fields that a private project must not have. */
const shown = ['link', 'demo', 'case'] as const

/** A project of the portfolio: a public one with its case, or a private one that is only named. */
export const projectSchema = entry({
  title: text('Nombre del proyecto.'),
  description: text('Qué es, en una o dos frases.'),
  image: image('Portada dibujada; en un proyecto público es su primera pantalla.'),
  imageAlt: text('Qué se ve en la portada.'),
  technologies: z.array(text('Tecnología.')).min(1).describe('Tecnologías.'),
  category: z
    .enum(['web', 'ecommerce', 'saas', 'ia'])
    .describe('Filtro: `web`, `ecommerce`, `saas` o `ia`.'),
  icon,
  link: webAddress('Dirección del proyecto.').optional(),
  demo: path('Demostración que publica este sitio, p. ej. /demos/tienda.').optional(),
  private: z.boolean().optional().describe('true: el cliente pidió no mostrarlo.'),
  case: projectCase.optional(),
  order,
}).superRefine((project, context) => {
  if (project.private) {
    for (const name of shown)
      if (project[name])
        context.addIssue({ code: 'custom', path: [name], params: { rule: 'private-shown' } })
    return
  }
  if (!project.link && !project.demo)
    context.addIssue(missing('link', 'en un proyecto sin `demo` ni «private: true»'))
  if (!project.case) context.addIssue(missing('case', 'en un proyecto sin «private: true»'))
})
