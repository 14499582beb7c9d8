import { expect, test } from 'vitest'
import { quoteFields } from '../../../src/features/forms/QuoteForm.tsx'

const words = { company: true, messageLabel: 'Describe tu proyecto' }
const names = (fields: ReturnType<typeof quoteFields>) => fields.map(({ name }) => name)

test('a quote form asks name, e-mail, company, its extra and the project', () => {
  expect(names(quoteFields({ ...words, extra: 'phone' }))).toEqual([
    'nombre',
    'email',
    'empresa',
    'telefono',
    'mensaje',
  ])
})

test('the further keys are industria, tipoProducto and sitioWeb', () => {
  const extras = ['industry', 'productType', 'website'] as const
  const fourth = extras.map((extra) => quoteFields({ ...words, extra })[3]?.name)
  expect(fourth).toEqual(['industria', 'tipoProducto', 'sitioWeb'])
})

test('automation asks name, e-mail and description, nothing more', () => {
  const fields = quoteFields({ company: false, messageLabel: 'Tarea' })
  expect(names(fields)).toEqual(['nombre', 'email', 'mensaje'])
})

test('quotes require name, e-mail and description alone', () => {
  const fields = quoteFields({ ...words, extra: 'website' })
  const required = fields.filter(({ isRequired }) => isRequired)
  expect(names(required)).toEqual(['nombre', 'email', 'mensaje'])
})

test('the site of the SEO form is a URL field', () => {
  const website = quoteFields({ ...words, extra: 'website' })[3]
  expect(website).toMatchObject({ kind: 'url', label: 'Sitio Web (URL)' })
})
