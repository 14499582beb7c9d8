import { expect, test } from 'vitest'
import { mdx, question, sampleFields } from '../support/sample-site.ts'
import { workspace } from '../support/workspace.ts'

const service = (price: object) => {
  const fields = sampleFields('services') as { plans: { items: object[] } }
  const [plan] = fields.plans.items
  return mdx({ ...fields, plans: { ...fields.plans, items: [{ ...plan, id: 'mvp', price }] } })
}
const promises = (...lines: string[]) =>
  `promises:\n${lines.map((line) => `  - { ${line} }`).join('\n')}\nfigures: []\n`

const field = 'in: services/uno, field: plans.items.mvp.price'

const found = async (files: Record<string, string>) => {
  const site = await workspace(files)
  return (await site.problems()).filter(({ code }) => code.startsWith('promise'))
}

test('a price that differs from the promised one is reported at its figure, with the promised price', async () => {
  const price = { currency: 'USD', minimum: 500, period: 'once' }
  const promised = promises(`${field}, is: $500 USD, why: Lista`)
  const file = 'content/promesas.yaml'
  expect(await found({ 'content/services/uno.mdx': service(price), [file]: promised })).toEqual([])
  const changed = service({ ...price, minimum: 550 })
  const site = await workspace({ 'content/services/uno.mdx': changed, [file]: promised })
  // The preview shows it nevertheless.
  const { content } = await site.open({ showsDespiteErrors: true }).run()
  expect(JSON.stringify(content?.services)).toContain('"minimum":550')
  const [problem, ...others] = await site.problems()
  expect(others).toEqual([])
  expect(problem).toMatchObject({
    severity: 'error',
    file: 'content/services/uno.mdx',
    message: 'La promesa dice "$500 USD", y aquí dice "$550 USD".',
    hint: 'Déjalo como estaba; o, si cambió a propósito, escribe en la línea 2 de content/promesas.yaml (Lista): is: "$550 USD"',
  })
  expect(problem?.repair).toBeUndefined()
  expect(changed.split('\n')[(problem?.line ?? 0) - 1]).toContain('minimum: 550')
})

test('promised words are looked for in fields and in the text, whatever their emphasis', async () => {
  const promised = promises('in: faqs/uno, says: [de 1 a 2 semanas], why: Plazos')
  const files = (answer: string) => ({
    'content/faqs/uno.mdx': question({}, answer),
    'content/promesas.yaml': promised,
  })
  expect(await found(files('Tarda **De 1\na 2** semanas.'))).toEqual([])
  expect(await found(files('Tarda un mes.'))).toMatchObject([
    { code: 'promise-broken', file: 'content/faqs/uno.mdx' },
  ])
})

test('a promise about something that does not exist is reported at its own line', async () => {
  const promised = promises(
    'in: services/una, field: detail.price, is: $1 USD, why: Lista',
    'in: services/uno, field: detail.cost, is: $1 USD, why: Lista',
  )
  expect(await found({ 'content/promesas.yaml': promised })).toMatchObject([
    { code: 'promise-place', line: 2, hint: '¿Quisiste decir "services/uno"?' },
    {
      code: 'promise-place',
      line: 3,
      message: 'content/services/uno no tiene el dato `detail.cost`.',
    },
  ])
})

test('a promised range may use a hyphen, and a price with a comma is quoted', async () => {
  const price = { currency: 'USD', minimum: 800, maximum: 1000, period: 'once' }
  const files = (is: string) => ({
    'content/services/uno.mdx': service(price),
    'content/promesas.yaml': promises(`${field}, is: ${is}, why: Lista`),
  })
  expect(await found(files("'$800-$1,000 USD'"))).toEqual([])
  const site = await workspace(files('$800–$1,000 USD'))
  expect(await site.problems()).toMatchObject([
    { code: 'yaml-number-comma', hint: "Escribe «is: '$800–$1,000 USD'»" },
  ])
})

test('promises about a file with wrong fields are not reported, and a missing file is reported once', async () => {
  const price = { currency: 'USD', minimum: '$1,200 MXN', period: 'once' }
  const line = (file: string) =>
    `in: ${file}, field: plans.items.mvp.price, is: $500 USD, why: Lista`
  const site = await workspace({
    'content/services/uno.mdx': service(price),
    'content/promesas.yaml': promises(
      ...['uno', 'xyz', 'xyz'].map((name) => line(`services/${name}`)),
    ),
  })
  expect(await site.problems()).toMatchObject([
    { code: 'promise-place', line: 3, hint: expect.stringContaining('y 1 más como este') },
    { code: 'wrong-type', hint: 'Escribe «minimum: 1200», y la moneda en su campo, currency.' },
  ])
})
