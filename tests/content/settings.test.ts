import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { settingsOf } from '../../src/compiler/environment.ts'
import { processSteps } from '../../src/content/schemas/lists.ts'
import { fillFacts } from '../../src/content/site-facts.ts'
import { filesBelow } from '../../src/lib/files-below.js'
import { tongueBoxes } from '../../src/pages/home/home.data.server.ts'

const settings = parse(readFileSync('content/site.yaml', 'utf8'))

test('changing the brand is changing one file: no other repeats its data', () => {
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
    // The last one has an example for writers who mistype an e-mail address.
    .filter((file) => file !== 'content/site.yaml' && !file.endsWith('/messages/es/fields.ts'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return data.filter((value) => text.includes(value)).map((value) => `${file}: ${value}`)
    })
  expect(content.length).toBeGreaterThan(100)
  expect(
    repeated,
    'Este dato vive en content/site.yaml: en otro archivo no se repite, o se queda viejo',
  ).toEqual([])
})

test('no file of content/ but the settings names the product', () => {
  const naming = filesBelow('content')
    .filter((file) => /\.mdx$/.test(file))
    .filter((file) => readFileSync(`content/${file}`, 'utf8').includes(settings.name))
  expect(naming).toEqual([])
})

test('an entry with a reserved address is marked as a sample', () => {
  const files = filesBelow('content').filter((file) => file.endsWith('.mdx'))
  const texts = files.map((file) => ({ file, text: readFileSync(`content/${file}`, 'utf8') }))
  const invented = texts.filter(({ text }) => /^\w+: https?:\/\/[\w.-]+\.example\b/m.test(text))
  const unmarked = invented.filter(({ text }) => !/^sample: true$/m.test(text))
  expect(
    unmarked.map(({ file }) => file),
    'Una dirección .example no es de nadie: pon la verdadera, o `sample: true` si es una muestra',
  ).toEqual([])
})

test('the environment overrides the settings file', () => {
  const env = { SITE_URL: 'https://otro.example/repo/', FORMS_ENDPOINT: 'https://f.example/1' }
  const { address, forms } = settingsOf(settings, env)
  expect(address).toBe('https://otro.example/repo')
  expect(forms).toMatchObject({ delivery: 'endpoint', endpoint: 'https://f.example/1' })
  expect(settingsOf(settings, {})).toEqual(settings)
  expect(() => settingsOf(settings, { FORMS_ENDPOINT: 'formularios' })).toThrow(
    'FORMS_ENDPOINT must be an http(s) address, not "formularios"',
  )
})

test('texts quote hours, phone, mail and satisfaction from the settings file', () => {
  const [week, sunday] = settings.hours
  expect(fillFacts('{hours}.', settings)).toBe(`${week.days}, ${week.time}.`)
  expect(fillFacts('{otherHours}', settings)).toBe(`${sunday.days}, ${sunday.time}`)
  expect(fillFacts('{phone} y {email}', settings)).toBe(`${settings.phone} y ${settings.email}`)
  expect(fillFacts('{satisfaction} de clientes', settings)).toBe(
    `${settings.claims.satisfaction} de clientes`,
  )
})

test('with one line of hours the fact of the other hours is empty', () => {
  expect(
    fillFacts('{hours}|{otherHours}', { ...settings, hours: settings.hours.slice(0, 1) }),
  ).toMatch(/^\S.*\|$/)
})

test('the hearth of the home page has a flame for each step of a project', () => {
  expect(tongueBoxes).toHaveLength(processSteps)
})
