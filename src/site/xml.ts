import { escapeAttribute, escapeText } from '../lib/escape-markup.ts'

/** A piece of XML markup, already escaped. */
export type Xml = { xml: string }

type Child = Xml | string | undefined | false | readonly Child[]

/** Characters that XML 1.0 cannot represent, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** A text without the few characters that XML 1.0 cannot represent. */
export const writable = (text: string): string => text.replace(unwritable, '')

const markup = (child: Child): string => {
  if (!child) return ''
  if (typeof child === 'string') return escapeText(writable(child))
  return 'xml' in child ? child.xml : child.map(markup).join('')
}

/**
 * An element of XML. Texts and values are escaped; attributes without a value are left out.
 *
 * @example xml('a', { href: '/x?a&b' }, 'Más').xml // <a href="/x?a&amp;b">Más</a>
 */
export function xml(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
  ...children: Child[]
): Xml {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeAttribute(writable(String(value)))}"`)
    .join('')
  const inside = children.map(markup).join('')
  return { xml: inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>` }
}

/** @param style path of the style sheet with which a browser shows it */
export function xmlDocument({ xml }: Xml, style?: string): string {
  const sheet = style ? `<?xml-stylesheet type="text/css" href="${escapeAttribute(style)}"?>\n` : ''
  return `<?xml version="1.0" encoding="utf-8"?>\n${sheet}${xml}\n`
}
