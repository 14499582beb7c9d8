import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { settingsOf } from '../../src/content/environment.ts'
import { processSteps } from '../../src/content/schemas/lists.ts'
import { fillFacts } from '../../src/content/site-facts.ts'
import { filesBelow } from '../../src/lib/files-below.js'
import { tongueBoxes } from '../../src/pages/home/home.data.server.ts'

const settings = parse(readFileSync('content/site.yaml', 'utf8'))

const textsBelow = (folder: string) =>
  filesBelow(folder).map((file) => ({
    file: `${folder}/${file}`,
    text: readFileSync(`${folder}/${file}`, 'utf8'),
  }))
const written = textsBelow('content').filter(({ file }) => file !== 'content/site.yaml')
const entries = written.filter(({ file }) => file.endsWith('.mdx'))

test('changing the brand is changing one file: no other repeats its data', () => {
  const { email, phone, whatsapp, telegram, titleSuffix, social, name } = settings
  const data = [email, phone, whatsapp, telegram, titleSuffix, ...Object.values<string>(social)]
  const program = textsBelow('src').filter(
    // The last one has an example for writers who mistype an e-mail address.
    ({ file }) => !/^src\/content\/generated\/|\/messages\/es\/fields\.ts$/.test(file),
  )
  const repeated = [...written, ...program].flatMap(({ file, text }) =>
    data.filter((value) => value && text.includes(value)).map((value) => `${file}: ${value}`),
  )
  expect(entries.length).toBeGreaterThan(20)
  const advice =
    'Este dato vive en content/site.yaml: en otro archivo no se repite, o se queda viejo'
  expect(repeated, advice).toEqual([])
  // Nor do entries name the product, but for texts of the law.
  const named = entries.filter(({ text }) => !/^template: text$/m.test(text) && text.includes(name))
  expect(
    named.map(({ file }) => file),
    advice,
  ).toEqual([])
})

const isSample = /^sample: true$/m

test('an entry with a reserved address is marked as a sample', () => {
  const invented = entries.filter(({ text }) => /^\w+: https?:\/\/[\w.-]+\.example\b/m.test(text))
  const unmarked = invented.flatMap(({ file, text }) => (isSample.test(text) ? [] : file))
  const advice =
    'Una dirección .example no es de nadie: pon la verdadera, o `sample: true` si es una muestra'
  expect(unmarked, advice).toEqual([])
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
  expect(() => settingsOf(settings, { SITE_URL: 'https://otro.example/año' })).toThrow(
    'SITE_URL can have letters from a to z',
  )
  expect(() => settingsOf(settings, { LUMBRE_NOINDEX: 'true' })).toThrow('can be 1 or 0')
})

test('texts quote hours, phone, mail and satisfaction from the settings file', () => {
  const [week] = settings.hours
  const sunday = { days: 'Domingos', time: 'cerrado' }
  const open = { ...settings, hours: [week, sunday] }
  expect(fillFacts('{hours}.', settings)).toBe(`${week.days}, ${week.time}.`)
  expect(fillFacts('{otherHours}', open)).toBe(`${sunday.days}, ${sunday.time}`)
  expect(fillFacts('{phone} y {email}', settings)).toBe(`${settings.phone} y ${settings.email}`)
  expect(fillFacts('{satisfaction} de clientes', settings)).toBe(
    `${settings.claims.satisfaction} de clientes`,
  )
  expect(fillFacts('{otherHours}. Hora local.', { ...settings, hours: [week] })).toBe('Hora local.')
})

test('the hearth of the home page has a flame for each step of a project', () => {
  expect(tongueBoxes).toHaveLength(processSteps)
})
