import { entry } from '../entry.ts'
import { quoted } from '../phrase.ts'

const missingStarts = { mailto: 'el mailto:', https: 'el https://', slash: 'la diagonal' }

type Malformed = { address: string; fault: 'spelling' | 'local' | 'numbers'; correct?: string }

/** Links and pictures of a body: their addresses and their texts. */
export const bodyAddresses = {
  'empty-address': entry<{ of: 'link' | 'picture' }>({
    message: ({ of }) =>
      of === 'link'
        ? 'Este enlace no lleva a ninguna parte.'
        : 'Esta imagen no dice qué archivo muestra.',
    hint: ({ of }) =>
      of === 'link'
        ? 'Escribe la dirección entre los paréntesis: [texto](/contacto).'
        : 'Escribe su ruta entre los paréntesis: ![Lo que se ve](/images/foto.webp).',
    example: { of: 'link' },
    bad: 'Escríbenos [aquí]().',
    good: 'Escríbenos [aquí](/contacto).',
  }),
  'malformed-address': entry<Malformed>({
    message: ({ address, fault }) => {
      const shown = `La dirección ${quoted(address)}`
      if (fault === 'local') return `${shown} solo existe en tu computadora o en tu red.`
      if (fault === 'numbers') return `${shown} lleva números en lugar de un dominio.`
      return `${shown} está mal escrita.`
    },
    hint: ({ fault, correct }) => {
      if (correct !== undefined) return `Escribe ${correct}`
      return fault === 'numbers'
        ? 'Escribe el nombre del sitio: https://ejemplo.com.'
        : 'Ejemplos: https://ejemplo.com/pagina, /contacto, mailto:hola@ejemplo.com, tel:+525500000000. Sin espacios.'
    },
    example: { address: 'htps://ejemplo.com', fault: 'spelling', correct: 'https://ejemplo.com' },
    bad: '[Un sitio](htps://ejemplo.com)',
    good: '[Un sitio](https://ejemplo.com)',
  }),
  'forbidden-address': entry<{ address: string }>({
    message: ({ address }) => `La dirección ${quoted(address)} no se puede publicar.`,
    hint: 'Puede ser https://…, una página de este sitio (/contacto), #sección, mailto: o tel:.',
    example: { address: 'javascript:abrir()' },
    bad: '[Abrir](javascript:abrir())',
    good: '[Abrir](/contacto)',
  }),
  'protocol-relative-address': entry<{ address: string }>({
    message: ({ address }) =>
      `La dirección ${quoted(address)} empieza con dos diagonales y lleva a otro sitio.`,
    hint: 'Escribe https:// delante, o una sola diagonal si es una página de este sitio.',
    example: { address: '//ejemplo.com' },
    bad: '[Un sitio](//ejemplo.com)',
    good: '[Un sitio](https://ejemplo.com)',
  }),
  'relative-address': entry<{
    address: string
    lacks: 'mailto' | 'https' | 'slash' | 'page'
    correct?: string
    /** The page of the site that `correct` leads to. */
    page?: string
  }>({
    message: ({ address, lacks }) =>
      lacks === 'page'
        ? `${quoted(address)} es un archivo; los enlaces llevan a su página.`
        : `A la dirección ${quoted(address)} le falta ${missingStarts[lacks]} del principio.`,
    hint: ({ correct, lacks }) => {
      if (correct !== undefined) return `Escribe ${correct}.`
      return lacks === 'page'
        ? 'No hay ninguna página de ese archivo: elige una que exista, como /blog, o quita el enlace.'
        : 'Las páginas de este sitio empiezan con una diagonal, y los otros sitios con https://.'
    },
    example: { address: 'contacto', lacks: 'slash', correct: '/contacto' },
    bad: '[Contacto](contacto)',
    good: '[Contacto](/contacto)',
  }),
  'missing-alt': entry({
    message: 'A esta imagen le falta el texto que la describe.',
    hint: 'Escribe lo que se ve entre los corchetes: ![Mapa de la ciudad](/images/mapa.webp).',
    bad: '![](/images/mapa.webp)',
    good: '![Mapa de la ciudad](/images/mapa.webp)',
  }),
  'empty-link-text': entry({
    message: 'Este enlace no tiene texto: nadie sabría a dónde lleva.',
    hint: 'Escríbelo entre los corchetes: [nuestros precios](/precios).',
    bad: 'Mira [](/precios).',
    good: 'Mira [nuestros precios](/precios).',
  }),
  'nested-link': entry({
    message: 'Hay un enlace dentro de otro enlace.',
    hint: 'Deja uno de los dos.',
    bad: '<ButtonLink to="/precios">Ver [precios](/precios)</ButtonLink>',
    good: '<ButtonLink to="/precios">Ver precios</ButtonLink>',
  }),
}
