import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Frontmatter, splitFrontmatter } from '../compiler/frontmatter/split-frontmatter.ts'
import { count } from '../compiler/messages/phrase.ts'
import { cleanText } from '../compiler/read/read-source.ts'
import { comparePoints, type Point } from '../compiler/text/range.ts'
import { filesBelow } from '../lib/files-below.js'

/** All invented or reserved values that are still in the content of a project. */
export const sampleData = (root: string) =>
  filesBelow(join(root, 'content'))
    .filter((file) => /\.(mdx|yaml)$/.test(file))
    .flatMap((file) =>
      findPlaceholders(`content/${file}`, readFileSync(join(root, 'content', file), 'utf8')),
    )

/** `Falta 1 dato verdadero`, `Faltan 2 datos verdaderos`. */
export const missingData = (number: number) =>
  `${number === 1 ? 'Falta' : 'Faltan'} ${count(number, 'dato verdadero', 'datos verdaderos')}`

/** A value that must be replaced before the site is published. */
type Placeholder = {
  file: string
  line: number
  column: number
  value: string
  reason: string
}

const patterns: [pattern: RegExp, reason: string][] = [
  // RFC 2606 reserves .example: such an address can never exist.
  [/[\w@./:+-]*\.example\b[\w./-]*/gi, 'dirección reservada'],
  [/(?<!\w)(?:\+?52[ .-]?1?[ .-]?)?\(?55\)?[ .-]?0000[ .-]?0000(?!\d)/g, 'teléfono de muestra'],
  [/https:\/\/[\w.-]+\/(?:company\/)?\w*[_-]example(?![\w/-])/g, 'usuario de muestra'],
]

export function findPlaceholders(file: string, text: string): Placeholder[] {
  const source = cleanText(text)
  const found = source.split('\n').flatMap((content, index) =>
    patterns.flatMap(([pattern, reason]) =>
      [...content.matchAll(pattern)].map((match) => ({
        file,
        line: index + 1,
        column: match.index + 1,
        value: match[0],
        reason,
      })),
    ),
  )
  const fields = splitFrontmatter(source)
  const isDrawn = inScene(fields)
  const values = found.filter((one) => !isDrawn(one))
  return [...values, ...sampleMark(file, fields)].sort(comparePoints)
}

/** Tells the positions inside a service's drawn example, whose business stays invented. */
function inScene({ written }: Frontmatter): (point: Point) => boolean {
  const scene = written(['scene'])?.range
  return (point) =>
    scene !== undefined &&
    comparePoints(point, scene.start) >= 0 &&
    comparePoints(point, scene.end) < 0
}

/** Whether an entry is marked as invented, in whatever notation. */
function sampleMark(file: string, { data, locate }: Frontmatter): Placeholder[] {
  if (data?.sample !== true) return []
  const { line, column } = locate(['sample'], 'key').start
  return [{ file, line, column, value: 'sample: true', reason: 'entrada de muestra' }]
}
