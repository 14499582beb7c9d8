import { printable } from '../../text/printable.ts'
import { entry } from '../entry.ts'
import { anyOf, didYouMean, quoted } from '../phrase.ts'
import { htmlHints } from './html-elements.ts'

const breakInTable = 'En una tabla cada celda es una sola línea: reparte el texto en dos filas.'

type Tag = { name: string; inTable?: boolean; isUnread?: boolean; isUnknown?: boolean }

function htmlHint({ name, inTable, isUnread, isUnknown }: Tag): string {
  if (isUnknown) return 'Quítala; si el signo < es parte del texto, escribe \\<.'
  const element = name.toLowerCase()
  const hint = inTable && element === 'br' ? breakInTable : (htmlHints.get(element) ?? '')
  if (!isUnread || hint.includes('\\<')) return hint
  return `${hint} Si el signo < es parte del texto, escribe \\<.`
}

/** What belongs between the tags of a component, and how to write it. */
const insides = {
  list: {
    what: 'una lista numerada y nada más',
    how: 'Deja una línea en blanco después de la etiqueta y empieza con «1. ».',
  },
  text: {
    what: 'solo un texto corto',
    how: 'Deja unas pocas palabras, sin listas, títulos, imágenes ni párrafos.',
  },
  table: {
    what: 'una tabla y nada más: nombres y una o dos columnas de cifras',
    how: 'Deja una línea en blanco antes y después de la tabla; lleva encabezado y hasta 12 filas.',
  },
}

/** HTML, and the components for writers. */
export const bodyElements = {
  'html-element': entry<Tag>({
    message: ({ name, isUnknown }) =>
      isUnknown
        ? `La etiqueta <${printable(name)}> no se puede usar en los textos.`
        : `La etiqueta <${printable(name)}> es HTML, y aquí se escribe Markdown.`,
    hint: htmlHint,
    example: { name: 'b', inTable: false },
    bad: 'Un texto con <b>negrita</b>.',
    good: 'Un texto con **negrita**.',
  }),
  'unknown-component': entry<{ name: string; proposal?: string; components: string[] }>({
    message: ({ name }) => `No existe el componente <${printable(name)}>.`,
    hint: ({ proposal, components }) =>
      didYouMean(proposal, (word) => `<${word}>`) ??
      `Los que hay son ${anyOf(components.map((word) => `<${word}>`))}.`,
    example: { name: 'Aviso', components: ['Callout'] },
    bad: '<Aviso>Un texto.</Aviso>',
    good: '<Callout>Un texto.</Callout>',
  }),
  'misplaced-component': entry<{ component: string }>({
    message: ({ component }) => `<${component}> no va dentro de una frase, un título o una tabla.`,
    hint: 'Ponlo en líneas propias, con una línea en blanco antes y otra después.',
    example: { component: 'Callout' },
    bad: 'Un texto con <Callout>un recuadro</Callout>.',
    good: 'Un texto.\n\n<Callout>Un recuadro.</Callout>',
  }),
  'unexpected-children': entry<{ component: string }>({
    message: ({ component }) => `<${component}> no lleva nada adentro.`,
    hint: ({ component }) => `Ciérralo en la misma etiqueta: <${component} … />.`,
    example: { component: 'VideoLink' },
    bad: '<VideoLink href="https://ejemplo.com/v" title="Demo">Un texto.</VideoLink>',
    good: '<VideoLink href="https://ejemplo.com/v" title="Demo" />',
  }),
  'invalid-children': entry<{ component: string; wanted: keyof typeof insides }>({
    message: ({ component, wanted }) => `Dentro de <${component}> va ${insides[wanted].what}.`,
    hint: ({ wanted }) => insides[wanted].how,
    example: { component: 'Steps', wanted: 'list' },
    bad: '<Steps>\n\nUn texto.\n\n</Steps>',
    good: '<Steps>\n\n1. Un paso.\n2. Otro paso.\n\n</Steps>',
  }),
  'chart-figure': entry<{ text: string }>({
    message: ({ text }) =>
      text.trim() === ''
        ? 'A la gráfica le falta una cifra.'
        : `La gráfica no puede dibujar ${quoted(text)}: no empieza con una cifra.`,
    hint: 'Empieza la celda con el número: 43%, 2.3 s, 2,270 ms, −20%. Los decimales llevan punto.',
    example: { text: 'casi la mitad' },
    bad: '<Chart title="Mitad y mitad" source="Ejemplo nuestro">\n\n| Tienda | Ventas |\n| --- | ---: |\n| En línea | casi la mitad |\n\n</Chart>',
    good: '<Chart title="Mitad y mitad" source="Ejemplo nuestro">\n\n| Tienda | Ventas |\n| --- | ---: |\n| En línea | 48% |\n\n</Chart>',
  }),
  'chart-share': entry<{ text: string }>({
    message: ({ text }) => `${quoted(text)} no son partes de 100.`,
    hint: 'Con kind="marks" cada cifra va de 0 a 100. Para otras cifras, quita kind.',
    example: { text: '120' },
    bad: '<Chart kind="marks" title="De cada 100" source="Ejemplo nuestro">\n\n| Pago | Clientes |\n| --- | ---: |\n| Tarjeta | 120 |\n\n</Chart>',
    good: '<Chart kind="marks" title="De cada 100" source="Ejemplo nuestro">\n\n| Pago | Clientes |\n| --- | ---: |\n| Tarjeta | 62 |\n\n</Chart>',
  }),
  'missing-children': entry<{ component: string }>({
    message: ({ component }) => `<${component}> está vacío.`,
    hint: ({ component }) => `Escribe su texto entre <${component}> y </${component}>.`,
    example: { component: 'Callout' },
    bad: '<Callout></Callout>',
    good: '<Callout>Un texto.</Callout>',
  }),
}
