import { type SvgAttribute, type SvgToken, svgTokens } from './svg-tokens.ts'

/** A place of a drawing, and what is there that could run or load something when it is opened. */
export type ActiveSvg = { what: string; index: number }

const svgNamespace = 'http://www.w3.org/2000/svg'

/** The prefixes of drawing programs, each for what it says everywhere: notes that no browser runs. */
const harmlessPrefixes = new Map([
  ['xlink', 'http://www.w3.org/1999/xlink'],
  ['inkscape', 'http://www.inkscape.org/namespaces/inkscape'],
  ['sodipodi', 'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd'],
  ['rdf', 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'],
  ['cc', 'http://creativecommons.org/ns#'],
  ['dc', 'http://purl.org/dc/elements/1.1/'],
  ['sketch', 'http://www.bohemiancoding.com/sketch/ns'],
  ['serif', 'http://www.serif.com/'],
])

const drawing = new Set(
  `svg g defs symbol use switch view title desc metadata style
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
)

/** Where a drawing may point: into itself, or at a photograph that it carries along. */
const ownAddress = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,])/i

/** What a drawing holds that could run or load something when it is opened; and where. */
export function findActiveSvg(text: string): ActiveSvg | undefined {
  /** The style that is open; a comment within does not divide it. */
  let style: { css: string; index: number } | undefined
  for (const token of svgTokens(text)) {
    const fault = tokenFault(token, text)
    if (fault) return fault
    if (token.kind === 'text') {
      if (style) style.css += token.value
      continue
    }
    if (style && !isOwnCss(style.css)) return { what: foreignStyle, index: style.index }
    if (style && token.kind === 'open') return { what: 'etiquetas en un <style>', index: token.at }
    const opensStyle = token.kind === 'open' && token.name === 'style' && !token.isEmpty
    style = opensStyle ? { css: '', index: token.at } : undefined
  }
  return style && { what: 'un <style> sin cerrar', index: style.index }
}

const foreignStyle = 'estilos de otro sitio'

function tokenFault(token: SvgToken, text: string): ActiveSvg | undefined {
  const { kind, at: index } = token
  if (kind === 'unknown') return { what: strangeMark(text.slice(index, index + 9)), index }
  if (kind === 'text') return token.value === undefined ? { what: unknownEntity, index } : undefined
  if (kind === 'close') return undefined
  const what = elementFault(token.name)
  if (what) return { what, index }
  for (const attribute of token.attributes) {
    const fault = attributeFault(attribute)
    if (fault) return { what: fault, index: attribute.at }
  }
  return undefined
}

const unknownEntity = 'una entidad (&…;) que el XML no conoce'

function strangeMark(start: string): string {
  if (/^<!(?:DOC|ENT)/i.test(start)) return 'definiciones de entidades (<!DOCTYPE>)'
  if (start.startsWith('<?')) return 'una instrucción para otro programa (<?…?>)'
  return 'una etiqueta que no entiendo'
}

function elementFault(name: string): string | undefined {
  const [local = '', prefix] = name.split(':').reverse()
  if (/^script$/i.test(local)) return 'un programa (<script>)'
  if (/^(?:foreignObject|iframe|object|embed)$/i.test(local)) return 'una página dentro del dibujo'
  const isKnown = prefix === undefined ? drawing.has(name) : harmlessPrefixes.has(prefix)
  return isKnown ? undefined : `una etiqueta que no es de dibujo (<${name.slice(0, 40)}>)`
}

function attributeFault({ name, value }: SvgAttribute): string | undefined {
  const [local = '', prefix] = name.split(':').reverse()
  if (value === undefined) return unknownEntity
  if (/^on/i.test(local)) return 'un atributo que ejecuta código (on…)'
  if (name === 'xmlns') return value === svgNamespace ? undefined : foreignName(name)
  if (prefix === 'xmlns') {
    // A prefix that no element and no attribute may bear can stand for anything.
    const meaning = harmlessPrefixes.get(local)
    return meaning === undefined || meaning === value ? undefined : foreignName(name)
  }
  if (prefix === 'xml') return /^(?:space|lang)$/.test(local) ? undefined : foreignName(name)
  if (prefix !== undefined && !harmlessPrefixes.has(prefix)) return foreignName(name)
  if (local === 'href')
    return ownAddress.test(value) ? undefined : 'un enlace hacia fuera del dibujo'
  return prefix !== undefined || isOwnCss(value) ? undefined : foreignStyle
}

const foreignName = (name: string) => `un atributo que no es de dibujo (${name.slice(0, 40)})`

/** Whether no rule or value loads anything: presentation attributes take addresses too. */
function isOwnCss(css: string): boolean {
  // A backslash could write any of the words below in another way.
  if (/\\|@import|(?:image|image-set|cross-fade|src)\(/i.test(css)) return false
  const addresses = css.matchAll(/url\(\s*["']?([^)]*)/gi)
  return [...addresses].every(([, address = '']) => ownAddress.test(address))
}
