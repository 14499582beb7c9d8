import { printable } from '../../text/printable.ts'
import { error } from '../entry.ts'
import { allOf, didYouMean, literalTag, quoted } from '../phrase.ts'
import { htmlHints } from './html-elements.ts'

const breakInTable = 'En una tabla cada celda es una sola línea: reparte el texto en dos filas.'

type Tag = { name: string; inTable?: boolean; isUnread?: boolean; isUnknown?: boolean }

function htmlHint({ name, inTable, isUnread, isUnknown }: Tag): string {
  if (isUnknown) return 'Quítala; si el signo < es parte del texto, escribe \\<.'
  const element = name.toLowerCase()
  const hint = inTable && element === 'br' ? breakInTable : (htmlHints.get(element) ?? '')
  if (!isUnread || hint.includes('\\<')) return hint
  return `${hint} ${literalTag}`
}

/** What belongs between the tags of a component, and how to write it. */
export const insides = {
  'ordered-list': {
    what: 'una lista numerada y nada más',
    how: 'Deja una línea en blanco después de la etiqueta y empieza con «1. ».',
  },
  text: {
    what: 'solo un texto corto',
    how: 'Deja unas pocas palabras, sin listas, títulos, imágenes ni párrafos.',
  },
  'figures-table': {
    what: 'una tabla y nada más: nombres y una o dos columnas de cifras',
    how: 'Deja una línea en blanco antes y después de la tabla; lleva encabezado, línea de guiones y hasta 12 filas.',
  },
}

/** What a short body may not contain. */
export const shortBodyMisfits = {
  heading: 'un subtítulo',
  table: 'una tabla',
  code: 'un bloque de código',
  quotation: 'una cita',
  rule: 'una línea divisoria',
  image: 'una imagen',
  footnote: 'una nota al pie',
  component: '',
}

const missingStarts = { mailto: 'el mailto:', https: 'el https://', slash: 'la diagonal' }

type Malformed = {
  address: string
  fault: 'spelling' | 'local' | 'numbers' | 'slashes'
  correct?: string
}

/** HTML, and the components for writers. */
export const bodyElements = {
  'html-element': error<Tag>({
    message: ({ name, isUnknown }) =>
      isUnknown
        ? `La etiqueta <${printable(name)}> no se puede usar en los textos.`
        : `La etiqueta <${printable(name)}> es HTML, y aquí se escribe Markdown.`,
    hint: htmlHint,
    example: { name: 'b', inTable: false },
    bad: 'Un texto con <b>negrita</b>.',
    good: 'Un texto con **negrita**.',
  }),
  'unknown-component': error<{ name: string; proposal?: string; components: string[] }>({
    message: ({ name }) => `No existe el componente <${printable(name)}>.`,
    hint: ({ proposal, components }) =>
      didYouMean(proposal, (word) => `<${word}>`) ??
      `Los que hay son ${allOf(components.map((word) => `<${word}>`))}. ${literalTag}`,
    example: { name: 'Aviso', components: ['Callout'] },
    bad: '<Aviso>Un texto.</Aviso>',
    good: '<Callout>Un texto.</Callout>',
  }),
  'misplaced-component': error<{ component: string }>({
    message: ({ component }) => `<${component}> no va dentro de una frase, un título o una tabla.`,
    hint: 'Ponlo en líneas propias, con una línea en blanco antes y otra después.',
    example: { component: 'Callout' },
    bad: 'Un texto con <Callout>un recuadro</Callout>.',
    good: 'Un texto.\n\n<Callout>Un recuadro.</Callout>',
  }),
  'short-body': error<{ what: keyof typeof shortBodyMisfits; component?: string }>({
    message: ({ what, component }) =>
      `Este texto es corto y parte de una página: no lleva ${component ? `<${component}>` : shortBodyMisfits[what]}.`,
    hint: 'Deja párrafos, listas, **negritas** y enlaces. Lo demás va en un artículo, y aquí su enlace.',
    example: { what: 'table' },
    bad: 'En content/faqs/cuanto-cuesta.mdx:\n\n| Plan | Precio |\n| --- | ---: |\n| Normal | $370 |',
    good: 'En content/faqs/cuanto-cuesta.mdx:\n\nDepende del plan: [compara los precios](/precios).',
  }),
  'unexpected-children': error<{ component: string }>({
    message: ({ component }) => `<${component}> no lleva nada adentro.`,
    hint: ({ component }) => `Ciérralo en la misma etiqueta: <${component} … />.`,
    example: { component: 'VideoLink' },
    bad: '<VideoLink href="https://ejemplo.com/v" title="Demo">Un texto.</VideoLink>',
    good: '<VideoLink href="https://ejemplo.com/v" title="Demo" />',
  }),
  'invalid-children': error<{ component: string; wanted: keyof typeof insides }>({
    message: ({ component, wanted }) => `Dentro de <${component}> va ${insides[wanted].what}.`,
    hint: ({ wanted }) => insides[wanted].how,
    example: { component: 'Steps', wanted: 'ordered-list' },
    bad: '<Steps>\n\nUn texto.\n\n</Steps>',
    good: '<Steps>\n\n1. Un paso.\n2. Otro paso.\n\n</Steps>',
  }),
  'chart-figure': error<{ text: string }>({
    message: ({ text }) =>
      text.trim() === ''
        ? 'A la gráfica le falta una cifra.'
        : `La gráfica no puede dibujar ${quoted(text)}.`,
    hint: 'Empieza la celda con el número: 43%, 2.3 s, 2,270 ms, −20%. Los decimales llevan punto.',
    example: { text: 'casi la mitad' },
    bad: '<Chart title="Mitad y mitad" source="Ejemplo nuestro">\n\n| Tienda | Ventas |\n| --- | ---: |\n| En línea | casi la mitad |\n\n</Chart>',
    good: '<Chart title="Mitad y mitad" source="Ejemplo nuestro">\n\n| Tienda | Ventas |\n| --- | ---: |\n| En línea | 48% |\n\n</Chart>',
  }),
  'chart-share': error<{ text: string }>({
    message: ({ text }) => `${quoted(text)} no es una parte de 100.`,
    hint: 'Con kind="marks" cada cifra va de 0 a 100. Para otras cifras, quita kind.',
    example: { text: '120' },
    bad: '<Chart kind="marks" title="De cada 100" source="Ejemplo nuestro">\n\n| Pago | Clientes |\n| --- | ---: |\n| Tarjeta | 120 |\n\n</Chart>',
    good: '<Chart kind="marks" title="De cada 100" source="Ejemplo nuestro">\n\n| Pago | Clientes |\n| --- | ---: |\n| Tarjeta | 62 |\n\n</Chart>',
  }),
  'missing-children': error<{ component: string }>({
    message: ({ component }) => `<${component}> está vacío.`,
    hint: ({ component }) => `Escribe su texto entre <${component}> y </${component}>.`,
    example: { component: 'Callout' },
    bad: '<Callout></Callout>',
    good: '<Callout>Un texto.</Callout>',
  }),
  // Links and images: their addresses and their texts.
  'empty-address': error<{ of: 'link' | 'image' }>({
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
  'malformed-address': error<Malformed>({
    message: ({ address, fault }) => {
      const shown = `La dirección ${quoted(address)}`
      if (fault === 'local') return `${shown} solo existe en tu computadora o en tu red.`
      if (fault === 'slashes') return `${shown} empieza con dos diagonales y lleva a otro sitio.`
      if (fault === 'numbers') return `${shown} lleva números en lugar de un dominio.`
      return `${shown} está mal escrita.`
    },
    hint: ({ fault, correct }) => {
      if (correct !== undefined) return `Escribe ${correct}`
      if (fault === 'slashes')
        return 'Escribe https:// delante, o una sola diagonal si es una página de este sitio.'
      return fault === 'numbers'
        ? 'Escribe el nombre del sitio: https://ejemplo.com.'
        : 'Ejemplos: https://ejemplo.com/pagina, /contacto, mailto:hola@ejemplo.com, tel:+525500000000. Sin espacios.'
    },
    example: { address: 'htps://ejemplo.com', fault: 'spelling', correct: 'https://ejemplo.com' },
    bad: '[Un sitio](htps://ejemplo.com)',
    good: '[Un sitio](https://ejemplo.com)',
  }),
  'forbidden-address': error<{ address: string }>({
    message: ({ address }) => `La dirección ${quoted(address)} no se puede publicar.`,
    hint: 'Puede ser https://…, una página de este sitio (/contacto), #sección, mailto: o tel:.',
    example: { address: 'javascript:abrir()' },
    bad: '[Abrir](javascript:abrir())',
    good: '[Abrir](/contacto)',
  }),
  'relative-address': error<{
    address: string
    lacks: keyof typeof missingStarts | 'page' | 'quotes'
    correct?: string
    /** The page of the site that `correct` leads to. */
    page?: string
  }>({
    message: ({ address, lacks }) => {
      if (lacks === 'quotes') return 'La dirección de un enlace va sin comillas.'
      return lacks === 'page'
        ? `${quoted(address)} es un archivo; los enlaces llevan a su página.`
        : `A la dirección ${quoted(address)} le falta ${missingStarts[lacks]} del principio.`
    },
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
  'missing-alt': error({
    message: 'A esta imagen le falta el texto que la describe.',
    hint: 'Escribe lo que se ve entre los corchetes: ![Mapa de la ciudad](/images/mapa.webp).',
    bad: '![](/images/mapa.webp)',
    good: '![Mapa de la ciudad](/images/mapa.webp)',
  }),
  'empty-link-text': error({
    message: 'Este enlace no tiene texto: nadie sabría a dónde lleva.',
    hint: 'Escríbelo entre los corchetes: [nuestros precios](/precios).',
    bad: 'Mira [](/precios).',
    good: 'Mira [nuestros precios](/precios).',
  }),
  'nested-link': error({
    message: 'Hay un enlace dentro de otro enlace.',
    hint: 'Deja uno de los dos.',
    bad: '<ButtonLink to="/precios">Ver [precios](/precios)</ButtonLink>',
    good: '<ButtonLink to="/precios">Ver precios</ButtonLink>',
  }),
}
