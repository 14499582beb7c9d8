import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import { readEnvironment } from '../../src/build/environment.ts'
import { filesBelow } from '../../src/build/site/output-folder.ts'
import { workspace } from '../support/workspace.ts'

const settings = parse(readFileSync('content/site.yaml', 'utf8'))

for (const [field, value] of [
  ['name', 'Lumbre'],
  ['titleSuffix', 'intelligent software development'],
  ['address', 'https://lumbre.example'],
  ['email', 'hola@lumbre.example'],
  ['phone', '+52 55 0000 0000'],
  ['whatsapp', 'https://wa.me/525500000000'],
  ['telegram', 'https://t.me/lumbre_example'],
])
  test(`decisions, Brand: the settings file says that ${field} is ${value}`, () => {
    expect(settings[field ?? '']).toBe(value)
  })

test('decisions, Brand: the settings file also has profiles, hours, claims and navigation', () => {
  expect(Object.keys(settings.social)).toEqual(['instagram', 'github', 'linkedin'])
  expect(settings.hours).toHaveLength(2)
  expect(settings.claims.hero).toHaveLength(4)
  expect(settings.claims.community).toHaveLength(3)
  expect(settings.claims.satisfaction).toBe('98%')
  expect(settings.navigation).toHaveLength(8)
})

test('decisions, Brand: changing the brand is changing one file: no other repeats its data', () => {
  const data = [
    settings.email,
    settings.phone,
    settings.whatsapp,
    settings.telegram,
    settings.titleSuffix,
    ...Object.values<string>(settings.social),
  ]
  const content = filesBelow('content').map((file) => `content/${file}`)
  const program = filesBelow('src')
    .filter((file) => !file.startsWith('content/generated/'))
    .map((file) => `src/${file}`)
  const repeated = [...content, ...program]
    .filter((file) => file !== 'content/site.yaml')
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return data.filter((value) => text.includes(value)).map((value) => `${file}: ${value}`)
    })
  // An example for writers who mistype an address of mail.
  expect(repeated).toEqual(['src/build/explain/explain-format.ts: hola@lumbre.example'])
})

test('decisions, Brand: no text of content/ names the product but the settings file', () => {
  const naming = filesBelow('content')
    .filter((file) => /\.mdx$/.test(file))
    .filter((file) => readFileSync(`content/${file}`, 'utf8').includes(settings.name))
  expect(naming).toEqual([])
})

test('decisions, Brand: SITE_URL overrides the address', () => {
  expect(readEnvironment(settings.address, {})).toMatchObject({
    origin: 'https://lumbre.example',
    basePath: '/',
  })
  expect(readEnvironment(settings.address, { SITE_URL: 'https://agencia.mx/sitio' })).toMatchObject(
    { origin: 'https://agencia.mx', basePath: '/sitio/' },
  )
})

test('SITE_URL overrides the address that pages tell search engines', async () => {
  const site = await workspace()
  vi.stubEnv('SITE_URL', 'https://agencia.mx/sitio/')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { content } = await site.build()
  expect(content?.site.address).toBe('https://agencia.mx/sitio')
})

const invented = ['team', 'partners', 'clients', 'projects', 'testimonials', 'events']

for (const collection of invented)
  test(`decisions, Brand: every entry of content/${collection} is marked as a sample`, () => {
    const files = readdirSync(`content/${collection}`)
    expect(files.length).toBeGreaterThan(2)
    const unmarked = files.filter(
      (file) => !/^sample: true$/m.test(readFileSync(join('content', collection, file), 'utf8')),
    )
    expect(unmarked).toEqual([])
  })

for (const page of ['terminos', 'privacidad'])
  test(`decisions, Brand: the legal text ${page} is marked as a sample`, () => {
    expect(readFileSync(`content/pages/${page}.mdx`, 'utf8')).toMatch(/^sample: true$/m)
  })
