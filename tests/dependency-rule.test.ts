import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'
import { otherRooms } from '../src/site/program.ts'

/**
 * The rooms of src/ from the top down. A file imports from its own room and from rooms further down,
 * types included; rooms of one row know nothing of each other.
 */
const rows = [
  ['vike', 'review'],
  ['audit', 'publish'],
  ['site', 'client', 'editor'],
  ['app'],
  ['pages', 'compiler'],
  ['features'],
  ['components', 'mdx'],
  ['theme', 'site.ts'],
  ['content'],
  ['art'],
  ['lib'],
]

type Import = { from: string; to: string; isType: boolean }

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|tsx|js)$/.test(file) && !file.includes('generated/'))
  .filter((file) => !file.endsWith('.d.ts'))

const roomOf = (file: string) => (file.startsWith('pages/+') ? 'vike' : (file.split('/')[0] ?? ''))
const rowOf = (file: string) => rows.findIndex((row) => row.includes(roomOf(file)))

function importsOf(from: string): Import[] {
  const text = readFileSync(join('src', from), 'utf8')
  const found: Import[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one)
    if (typeof value !== 'object' || value === null) return
    const node = value as Record<string, unknown> & { source?: { value?: unknown } }
    const target = node.source?.value
    if (typeof target === 'string' && target.startsWith('.')) {
      const kinds = (node.specifiers as { importKind?: string; exportKind?: string }[]) ?? []
      const isType =
        node.importKind === 'type' ||
        node.exportKind === 'type' ||
        (kinds.length > 0 && kinds.every((kind) => (kind.importKind ?? kind.exportKind) === 'type'))
      const to = normalize(join(dirname(from), target)).replaceAll('\\', '/')
      found.push({ from, to, isType })
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'source') visit(child)
  }
  visit(parseAst(text, { lang: from.endsWith('x') ? 'tsx' : 'ts' }).body)
  return found
}

const imports = files.flatMap(importsOf)
const show = ({ from, to }: Import) => `${from} → ${to}`

test('the reader of imports sees static, dynamic and type imports', () => {
  const seen = imports.map(show)
  expect(seen).toContain('app/App.tsx → app/Header.tsx')
  expect(seen).toContain('pages/routes.ts → pages/home/HomePage.tsx')
  expect(imports.filter(({ isType }) => isType).map(show)).toContain(
    'pages/page.ts → pages/routes.ts',
  )
  expect(imports.length).toBeGreaterThan(900)
})

test('every file has a room', () => {
  expect(files.filter((file) => rowOf(file) < 0)).toEqual([])
})

test('imports point down, types included', () => {
  const upward = imports.filter(
    ({ from, to }) => roomOf(from) !== roomOf(to) && (rowOf(to) < 0 || rowOf(to) <= rowOf(from)),
  )
  expect(upward.map(show)).toEqual([])
})

test('features do not import each other', () => {
  const feature = (file: string) => file.split('/').slice(0, 2).join('/')
  const offenders = imports.filter(
    ({ from, to }) =>
      roomOf(from) === 'features' && roomOf(to) === 'features' && feature(from) !== feature(to),
  )
  expect(offenders.map(show)).toEqual([])
})

const nodePackages = /from '(?:node:|zod|yaml|unified|gray-matter|saxes)/

/** The files that some files import, directly or not. */
function reachedFrom(entries: readonly string[]): string[] {
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    for (const { from, to, isType } of imports) if (from === file && !isType) visit(to)
  }
  entries.forEach(visit)
  expect(reached.size).toBeGreaterThan(100)
  return [...reached]
}

test('what reaches the browser reads no content but the settings, and no package of the build', () => {
  const offenders = reachedFrom(['client/start.ts']).filter(
    (file) =>
      file !== 'content/generated/site.json' &&
      (/^(?:content|compiler|site)\/|\.server\.ts$/.test(file) ||
        nodePackages.test(readFileSync(join('src', file), 'utf8'))),
  )
  expect(offenders).toEqual([])
})

test('the program imports nothing of the rooms whose changes do not rebuild it', () => {
  const ofVike = files.filter((file) => roomOf(file) === 'vike')
  const ofConfig = readFileSync('vite.config.ts', 'utf8').match(/(?<=\.\/src\/)[\w/-]+\.ts/g) ?? []
  expect(ofConfig.length).toBeGreaterThan(1)
  const reached = reachedFrom([...ofVike, ...ofConfig, 'client/start.ts'])
  expect(reached.filter((file) => otherRooms.includes(roomOf(file)))).toEqual([])
})
