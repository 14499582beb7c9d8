import { vocabularyRules } from '../../../mdx/vocabulary-props.ts'
import { didYouMean } from '../../fields/nearest.ts'
import { anyOf, printable, shorten } from '../../fields/phrase.ts'
import type { Advice } from '../../report/diagnostic.ts'

const list = 'Empieza cada línea con un guion (- uno) o con un número (1. uno).'
const table = 'Escribe la tabla con barras: | Plan | Precio |.'
const plain = 'Quita la etiqueta: el diseño del sitio ya da forma al texto.'
const box = 'Quita la etiqueta, o usa <Callout title="…"> para un recuadro.'
const outside = 'Para enlazar un video usa <VideoLink href="https://…" title="…" />.'
const picture = 'Escribe ![Lo que se ve](/images/foto.webp), o <Figure … /> si lleva pie.'
const program = 'Los textos no llevan código que se ejecute; quítalo.'
const form = 'Quítalo; para llevar a un formulario usa <ButtonLink to="/contacto">…</ButtonLink>.'
const heading = 'Empieza la línea con ## para un título, o con ### para uno menor.'
const quote = 'Empieza la línea con > , o usa <Quote author="…">.'

/** What to write instead of each HTML element. */
const advice = new Map(
  Object.entries({
    br: 'Para otro párrafo deja una línea en blanco; para cortar la línea pon \\ al final de ella.',
    b: 'Para negrita escribe **texto**.',
    strong: 'Para negrita escribe **texto**.',
    i: 'Para énfasis escribe *texto*.',
    em: 'Para énfasis escribe *texto*.',
    a: 'Escribe [texto](/ruta) o [texto](https://…).',
    img: picture,
    picture,
    svg: picture,
    figure: picture,
    figcaption: picture,
    h1: 'El título va en el campo title; dentro del texto empieza con ##.',
    h2: 'Empieza la línea con ## y un espacio.',
    h3: 'Empieza la línea con ### y un espacio.',
    h4: heading,
    h5: heading,
    h6: heading,
    p: 'Deja una línea en blanco entre párrafo y párrafo.',
    ul: list,
    ol: list,
    li: list,
    dl: list,
    dt: list,
    dd: list,
    table,
    thead: table,
    tbody: table,
    tfoot: table,
    tr: table,
    td: table,
    th: table,
    caption: table,
    code: 'Escribe el código entre acentos graves: `código`.',
    kbd: 'Escribe la tecla entre acentos graves: `Ctrl`.',
    samp: 'Escríbelo entre acentos graves: `texto`.',
    pre: 'Pon ``` en la línea de antes y en la de después.',
    blockquote: quote,
    q: 'Usa las comillas « ».',
    cite: quote,
    hr: 'Escribe --- en una línea sola.',
    del: 'Para tachar escribe ~~texto~~.',
    s: 'Para tachar escribe ~~texto~~.',
    strike: 'Para tachar escribe ~~texto~~.',
    div: box,
    aside: box,
    section: box,
    article: plain,
    details: box,
    summary: box,
    span: plain,
    center: plain,
    font: plain,
    u: plain,
    small: plain,
    big: plain,
    mark: plain,
    sub: plain,
    sup: 'Para una nota al pie escribe [^1] y, más abajo, [^1]: la nota.',
    iframe: outside,
    video: outside,
    audio: outside,
    embed: outside,
    object: outside,
    script: program,
    style: 'El aspecto lo decide el diseño del sitio; quita la etiqueta.',
    link: program,
    meta: program,
    base: program,
    template: program,
    form,
    input: form,
    textarea: form,
    select: form,
    button: 'Usa <ButtonLink to="/contacto">…</ButtonLink>.',
  }),
)

/** HTML is written small, or all in capitals; components begin with one. */
const looksLikeHtml = (name: string) => /^[a-z]/.test(name) || name === name.toUpperCase()

/** What to write for a line break where a line is all there is. */
const breakInTable = 'En una tabla cada celda es una sola línea: reparte el texto en dos filas.'

/**
 * Says why a tag is not allowed and what to write instead.
 *
 * @param inTable whether it stands in a cell
 */
export function explainElement(name: string, inTable = false): Advice {
  const shown = printable(shorten(name))
  const known = advice.get(name.toLowerCase())
  if (known !== undefined && looksLikeHtml(name))
    return {
      code: 'html-element',
      message: `La etiqueta <${shown}> es HTML, y aquí se escribe Markdown.`,
      hint: inTable && name.toLowerCase() === 'br' ? breakInTable : known,
    }
  const components = [...vocabularyRules.keys()]
  const proposal = didYouMean(name, components, (word) => `<${word}>`)
  if (proposal === undefined && /^[a-z]/.test(name))
    return {
      code: 'html-element',
      message: `La etiqueta <${shown}> no se puede usar en los textos.`,
      hint: `Quítala; si el signo < es parte del texto, escribe \\<.`,
    }
  return {
    code: 'unknown-component',
    message: `No existe el componente <${shown}>.`,
    hint: proposal ?? `Los que hay son ${anyOf(components.map((word) => `<${word}>`))}.`,
  }
}
