import { SaxesParser } from 'saxes'
import type { ImageSize } from '../../lib/image.ts'
import type { SvgFault } from '../messages/es/images.ts'

/** The size that a drawing states, or its fault and the offset of it. */
type SvgReading = { size: ImageSize | undefined } | { fault: SvgFault; index: number }

const svgNamespace = 'http://www.w3.org/2000/svg'

/**
 * The namespace prefixes of drawing programs, each with its usual namespace: metadata that browsers
 * do not run.
 */
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

/** The addresses that a drawing may use: its own parts, or a photograph embedded in it. */
const ownAddress = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,])/i

/** Stops reading a drawing at its first fault. */
class Stop extends Error {
  readonly reading: SvgReading
  constructor(fault: SvgFault, index: number) {
    super(fault.what)
    this.reading = { fault, index }
  }
}

/**
 * Reads a drawing as a browser's XML parser would. Only what is certainly a drawing passes, because
 * browsers run scripts in an SVG.
 */
export function readSvg(text: string): SvgReading {
  // Plain text instead of a drawing: there is no element to name in a message.
  if (!text.includes('<')) return { size: undefined }
  // Browsers read every version as 1.0.
  const parser = new SaxesParser({
    xmlns: false,
    forceXMLVersion: true,
    defaultXMLVersion: '1.0',
  } as const)
  let root: Record<string, string> | undefined
  /** The style element that is open; a comment inside does not split its text. */
  let style: { css: string; index: number } | undefined
  let tag = 0
  let attribute = 0
  const stop = (what: SvgFault['what'], index = text.lastIndexOf('<', parser.position - 1)) => {
    throw new Stop({ what }, index)
  }
  const addText = (value: string) => {
    if (style) style.css += value
  }

  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^utf-8$/i.test(encoding)) stop('instruction')
  })
  parser.on('processinginstruction', () => stop('instruction'))
  parser.on('doctype', (type) => {
    if (!plainDoctype.test(type)) stop('doctype', text.lastIndexOf('<!DOCTYPE', parser.position))
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('opentagstart', ({ name }) => {
    tag = text.lastIndexOf('<', parser.position - 1)
    attribute = tag + 1 + name.length
    if (style) stop('unreadable', tag)
    const fault = elementFault(name)
    if (fault) throw new Stop(fault, tag)
  })
  parser.on('attribute', ({ name, value }) => {
    const fault = attributeFault(name, value)
    if (fault) throw new Stop(fault, text.indexOf(name, attribute))
    attribute = parser.position
  })
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    root ??= name === 'svg' ? attributes : {}
    if (name === 'style' && !isSelfClosing) style = { css: '', index: tag }
  })
  parser.on('closetag', () => {
    if (style && !isOwnCss(style.css)) stop('style', style.index)
    style = undefined
  })
  parser.on('error', ({ message }) => {
    if (/entity/i.test(message)) stop('entity', text.lastIndexOf('&', parser.position))
    stop('unreadable')
  })

  try {
    parser.write(text).close()
    return { size: root && svgSize(root) }
  } catch (thrown) {
    if (thrown instanceof Stop) return thrown.reading
    throw thrown
  }
}

/** A doctype without definitions of its own. */
const plainDoctype = /^\s*svg(?:\s+PUBLIC\s+(?:"[^"]*"|'[^']*')\s+(?:"[^"]*"|'[^']*'))?\s*$/

function elementFault(name: string): SvgFault | undefined {
  const [, prefix] = name.split(':').reverse()
  const isKnown = prefix === undefined ? drawing.has(name) : harmlessPrefixes.has(prefix)
  return isKnown ? undefined : { what: 'element', name: name.slice(0, 40) }
}

function attributeFault(name: string, value: string): SvgFault | undefined {
  const [local = '', prefix] = name.split(':').reverse()
  const foreign: SvgFault = { what: 'attribute', name: name.slice(0, 40) }
  if (/^on/i.test(local)) return foreign
  if ((prefix ?? name) === 'xmlns') {
    // A prefix that no element or attribute may use can stand for anything.
    const usual = prefix ? (harmlessPrefixes.get(local) ?? value) : svgNamespace
    return value === usual ? undefined : foreign
  }
  const isXml = /^xml:(?:space|lang)$/.test(`${prefix}:${local}`)
  if (prefix !== undefined && !isXml && !harmlessPrefixes.has(prefix)) return foreign
  if (local === 'href') return ownAddress.test(value) ? undefined : { what: 'link' }
  return prefix !== undefined || isOwnCss(value) ? undefined : { what: 'style' }
}

/**
 * Whether CSS loads nothing from elsewhere; also for presentation attributes, which take addresses
 * too.
 */
function isOwnCss(css: string): boolean {
  // An escape could spell any of the words below differently.
  if (/\\|@import|(?:image|image-set|cross-fade|src)\(/i.test(css)) return false
  const addresses = css.matchAll(/url\(\s*["']?([^)]*)/gi)
  return [...addresses].every(([, address = '']) => ownAddress.test(address))
}

/**
 * The size of a drawing by the attributes of its root, or by its view box. `image-size` reads these
 * with regular expressions and does not accept commas in a view box; here they are parsed already.
 */
function svgSize(root: Readonly<Record<string, string>>): ImageSize | undefined {
  const box = (root.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , boxWidth = 0, boxHeight = 0] =
    box.length === 4 && box.every(Number.isFinite) ? box : []
  const width = pixels(root.width)
  const height = pixels(root.height)
  if (width && height) return { width, height }
  if (boxWidth <= 0 || boxHeight <= 0) return undefined
  if (width) return { width, height: Math.round((width * boxHeight) / boxWidth) }
  if (height) return { width: Math.round((height * boxWidth) / boxHeight), height }
  return { width: Math.round(boxWidth), height: Math.round(boxHeight) }
}

function pixels(value = ''): number | undefined {
  const number = /^\s*(\d{1,6}(?:\.\d{1,6})?)(?:px)?\s*$/.exec(value)?.[1]
  return number === undefined ? undefined : Math.round(Number(number)) || undefined
}
