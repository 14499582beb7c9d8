import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

type Import = { from: string; to: string; typeOnly: boolean }

/** Rooms from the top down; a file may import from its own room and from those below. */
const rooms = ['renderer', 'app', 'pages', 'features', 'mdx', 'components', 'theme', 'lib'] as const

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|tsx|js)$/.test(file) && !file.includes('generated/'))

function importsOf(from: string): Import[] {
  const text = readFileSync(join('src', from), 'utf8')
  const statements = text.matchAll(
    /(?:^|\n)(import|export)\s+(type\s+)?([^'"()]*?)from\s+['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]\s*\)/g,
  )
  return [...statements].map(([, , typeKeyword, names = '', staticPath, dynamicPath]) => ({
    from,
    to: normalize(join(dirname(from), staticPath ?? dynamicPath ?? '')).replaceAll('\\', '/'),
    typeOnly: Boolean(typeKeyword) || (names.includes('{') && everyNameIsType(names)),
  }))
}

const everyNameIsType = (names: string) =>
  names
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .every((name) => name.startsWith('type '))

const imports = files.flatMap(importsOf)
const values = imports.filter(({ typeOnly }) => !typeOnly)
const room = (file: string) => file.split('/')[0] ?? ''
const show = ({ from, to }: Import) => `${from} → ${to}`
const isResolver = (file: string) =>
  /(^|\/)(resolve-[^/]+|resolvers|plan-on-request)\.ts$/.test(file)

test('the reader of imports sees what it should', () => {
  expect(imports.map(show)).toContain('app/App.tsx → app/Layout.tsx')
  expect(values.map(show)).toContain('app/routes.tsx → pages/home/HomePage.tsx')
  expect(imports.length).toBeGreaterThan(200)
})

test('imports point down: renderer, app, pages, features and mdx, components, theme, lib', () => {
  const level = (name: string) =>
    name === 'mdx' ? rooms.indexOf('features') : rooms.indexOf(name as never)
  const upward = imports.filter(({ from, to, typeOnly }) => {
    const [a, b] = [level(room(from)), level(room(to))]
    const isPlan = typeOnly && isResolver(from)
    return a >= 0 && b >= 0 && b < a && !isPlan
  })
  expect(upward.map(show)).toEqual([])
})

test('features do not import each other', () => {
  const feature = (file: string) => file.split('/').slice(0, 2).join('/')
  const offenders = imports.filter(
    ({ from, to }) =>
      room(from) === 'features' && room(to) === 'features' && feature(from) !== feature(to),
  )
  expect(offenders.map(show)).toEqual([])
})

test('lib imports nothing but its siblings and types of the content', () => {
  const offenders = imports.filter(
    ({ from, to, typeOnly }) =>
      room(from) === 'lib' && room(to) !== 'lib' && !(typeOnly && room(to) === 'content'),
  )
  expect(offenders.map(show)).toEqual([])
})

test('the build is imported by the build alone', () => {
  const offenders = imports.filter(({ from, to }) => room(to) === 'build' && room(from) !== 'build')
  expect(offenders.map(show)).toEqual([])
})

/** The settings in content/site.yaml, as far as pages need them. */
const browserSettings = ['shell', 'footer', 'forms'].map((name) => `content/generated/${name}.json`)

const nodePackages = /from '(zod|yaml|unified|gray-matter)'/

test('nothing that reaches the browser imports content, its schemas, or what reads and checks it', () => {
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    for (const { from, to } of values) if (from === file) visit(to)
  }
  visit('renderer/client.tsx')
  const offenders = [...reached].filter(
    (file) =>
      (file.startsWith('content/') && !browserSettings.includes(file)) ||
      file.startsWith('build/') ||
      isResolver(file) ||
      file === 'lib/fire.ts' ||
      nodePackages.test(readFileSync(join('src', file), 'utf8')),
  )
  expect(reached.size).toBeGreaterThan(30)
  expect(offenders).toEqual([])
})

test('styles are text: the browser gets no list of properties whose numbers have a unit', () => {
  const offenders = files.filter((file) =>
    /\bcss=\{\{|\b(css|keyframes)\(/.test(readFileSync(join('src', file), 'utf8')),
  )
  expect(offenders).toEqual([])
})

test('no nested selector begins with a colon: Emotion and browsers read it differently', () => {
  const offenders = files.filter(
    (file) =>
      !file.startsWith('theme/root-css') &&
      /(^|[;{}`])\s*:(?!root)[a-z-]+(\([^)]*\))?[^;{}\n]*\{/m.test(
        readFileSync(join('src', file), 'utf8'),
      ),
  )
  expect(offenders).toEqual([])
})
