import type * as vocabulary from '../mdx/vocabulary.ts'

/** What each component is for, and how it is written; «…» is to be filled in. */
export const componentWords: Record<
  keyof typeof vocabulary,
  { description: string; example: string }
> = {
  ButtonLink: {
    description: 'Un botón que lleva a otra página.',
    example: '<ButtonLink to="«/contacto»">«Cuéntanos tu proyecto»</ButtonLink>',
  },
  Callout: {
    description: 'Un recuadro que resalta un consejo o una advertencia.',
    example: '<Callout title="«Para tu negocio»">\n«Lo que conviene saber.»\n</Callout>',
  },
  Chart: {
    description: 'Una gráfica de la tabla que lleva dentro.',
    example:
      '<Chart title="«Lo que dice la gráfica»" source="«Ejemplo nuestro»">\n\n| «Aparato» | «Compras» |\n| --- | ---: |\n| «Celular» | «75%» |\n| «Computadora» | «25%» |\n\n</Chart>',
  },
  Figure: {
    description: 'Una imagen de content/images con su pie.',
    example: '<Figure src="«/images/foto.webp»" alt="«Qué se ve»" caption="«Pie»" />',
  },
  PlanPrice: {
    description: 'El precio de un plan, siempre al día.',
    example: '<PlanPrice service="«creacion-paginas-web»" plan="«normal»" />',
  },
  Quote: {
    description: 'Una cita con su autor.',
    example: '<Quote author="«Nombre Apellido»">\n«Lo que dijo.»\n</Quote>',
  },
  Steps: {
    description: 'Pasos numerados.',
    example: '<Steps>\n1. «Primero esto.»\n2. «Después esto otro.»\n</Steps>',
  },
  VideoLink: {
    description: 'Un enlace a un video.',
    example: '<VideoLink href="«https://ejemplo.org/video»" title="«Título»" duration="«3:20»" />',
  },
}

/** An example in the notation of editors: the places to fill in have numbers. */
export function snippetOf(example: string): string {
  let number = 0
  return example.replace(/«([^»]*)»/g, (_, words: string) => `\${${++number}:${words}}`)
}
