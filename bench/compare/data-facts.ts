import { SaxesParser } from 'saxes'
import { withoutHashes } from '../../src/review/built-pages.ts'

/** A name that consists of a hash. */
const hash = /^[0-9a-f]{16}$/

/** A JSON value as one line for each leaf, e.g. `head.title: "Precios"`, sorted. */
export function jsonLines(value: unknown): string[] {
  return leaves(value, '').sort()
}

function leaves(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${scalar(value)}`]
  const entries = Object.entries(value)
  if (entries.length === 0) return [`${path}: ${JSON.stringify(value)}`]
  return entries.flatMap(([key, inner]) =>
    leaves(inner, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
  )
}

function scalar(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value)
  return hash.test(value) ? '(hash)' : withoutHashes(JSON.stringify(value))
}

/**
 * An XML document as one line for each tag with attributes and for each text, in document order.
 */
export function xmlLines(text: string): string[] {
  const lines: string[] = []
  const path: string[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name)
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
    if (written.length > 0) lines.push(`${path.join('/')}${written.join('')}`)
  })
  const addText = (inner: string) => {
    if (inner.trim()) lines.push(`${path.join('/')}: ${inner.trim()}`)
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    path.pop()
  })
  parser.write(text).close()
  return lines
}

/** A `_headers` file as one line for each header, and for each directive of a security policy. */
export function headerLines(text: string): string[] {
  let path = ''
  return text.split(/\r?\n/).flatMap((line) => {
    if (!line.trim()) return []
    if (!/^\s/.test(line)) {
      path = line.trim()
      return []
    }
    const [name = '', ...rest] = line.trim().split(':')
    const value = withoutHashes(rest.join(':').trim())
    const parts = name === 'Content-Security-Policy' ? value.split(/;\s*/) : [value]
    return parts.map((part) => `${path} ${name}: ${part}`)
  })
}

/** The lines of a text that are not blank. */
export function textLines(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '')
}
