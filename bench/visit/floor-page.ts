/** What shows nothing, is art, or belongs to a control. */
const dropped = new Set(
  'audio canvas dialog embed iframe img input link meta object option picture script select source style svg template textarea title track video noscript'.split(
    ' ',
  ),
)
const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
/** Blocks that stay, with those that hold text directly. */
const textBlocks = new Set('h1 h2 h3 h4 h5 h6 p li dt dd caption th td pre'.split(' '))
const blocks = new Set([
  ...textBlocks,
  ...'ul ol dl table thead tbody tfoot tr blockquote'.split(' '),
])
const inlines = new Set('a br code em strong sub sup'.split(' '))
/** Their tags go, and the text around them stays one text. */
const unwrapped = new Set(
  'abbr b bdi cite data del dfn font i ins kbd mark q s samp small span time u var wbr'.split(' '),
)

/** A paragraph that no tag of the page has opened. */
const implied = 'implied'

const token = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+/g
const rawText = /<(script|style|noscript)\b[^>]*>[\s\S]*?<\/\1>/gi
const isHidden = (attributes: string) =>
  /\s(?:hidden|aria-hidden="true")(?=[\s=/]|$)/.test(attributes)

/** Text of a body as bare elements. Expects what a renderer writes: every element closed. */
function bareBody(html: string): string {
  const out: string[] = []
  const open: string[] = []
  /** The element that is being left out and how deep in elements of its name we are. */
  let leaving: { name: string; depth: number } | undefined

  const endParagraph = () => {
    if (open.at(-1) !== implied) return
    open.pop()
    out.push('</p>')
  }
  const isInText = () =>
    open.some((name) => name === implied || name === 'a' || textBlocks.has(name))

  for (const [whole, slash, tag = '', attributes = ''] of html
    .replace(rawText, '')
    .matchAll(token)) {
    const name = tag.toLowerCase()
    const isVoid = voids.has(name) || attributes.endsWith('/')
    if (leaving) {
      if (name !== leaving.name || isVoid) continue
      leaving.depth += slash ? -1 : 1
      if (leaving.depth === 0) leaving = undefined
    } else if (!name) {
      if (whole.startsWith('<!--') || (!isInText() && !whole.trim())) continue
      if (!isInText()) {
        open.push(implied)
        out.push('<p>')
      }
      out.push(whole)
    } else if (!slash && (dropped.has(name) || isHidden(attributes))) {
      if (!isVoid) leaving = { name, depth: 1 }
    } else if (unwrapped.has(name)) {
      // The text goes on.
    } else if (inlines.has(name)) {
      if (name === 'br') {
        if (isInText()) out.push('<br>')
      } else if (slash) {
        endParagraph()
        if (open.at(-1) === name) out.push(`</${open.pop()}>`)
      } else {
        open.push(name)
        const href = name === 'a' ? /\shref=("[^"]*"|'[^']*')/.exec(attributes)?.[1] : undefined
        out.push(href ? `<a href=${href}>` : `<${name}>`)
      }
    } else {
      endParagraph()
      if (!blocks.has(name)) continue
      if (!slash) open.push(name)
      else if (open.at(-1) === name) open.pop()
      else continue
      out.push(`<${slash}${name}>`)
    }
  }
  endParagraph()
  return out.join('')
}

const style = 'body{max-width:40em;margin:auto;padding:1em;font:1em/1.5 sans-serif}'

/**
 * The least that could say what a page says: its visible text as headings, paragraphs, lists, tables
 * and links, with one line of style, no script, no font and no art.
 *
 * @param html a complete document of the built site
 */
export function floorPage(html: string): string {
  const body = /<body\b[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1]
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]
  if (body === undefined || title === undefined) throw new Error('This is no document of the site')
  return [
    '<!DOCTYPE html><html lang="es"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title}</title><style>${style}</style></head>`,
    `<body>${bareBody(body)}</body></html>\n`,
  ].join('')
}
