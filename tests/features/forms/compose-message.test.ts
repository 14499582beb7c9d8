import { expect, test } from 'vitest'
import { composeMessage } from '../../../src/features/forms/deliver.ts'
import type { FormSpec } from '../../../src/features/forms/form.ts'

const spec: FormSpec = {
  id: 'prueba',
  subject: 'Prueba',
  opening: 'Hola, quiero contarles mi proyecto.',
  fields: [
    { name: 'nombre', kind: 'text', label: 'Nombre Completo', isRequired: true },
    {
      name: 'servicio',
      kind: 'select',
      label: 'Servicio de Interés',
      isRequired: true,
      options: [{ value: 'web', label: 'Página web' }],
    },
    { name: 'mensaje', kind: 'textarea', label: 'Describe tu Proyecto', isRequired: true },
  ],
}
const filled = (mensaje: string) =>
  composeMessage(spec, { nombre: 'Ana', servicio: 'web', mensaje })
const encoded = (text: string) => encodeURIComponent(text).length

test('the message carries every answer under its label, and no empty field', () => {
  const { full } = composeMessage(spec, { nombre: 'Ana', servicio: 'web', mensaje: '' })
  expect(full).toBe(
    'Hola, quiero contarles mi proyecto.\n\nNombre Completo: Ana\nServicio de Interés: Página web',
  )
})

test('a message of 1,500 encoded characters fits the link; one more character, and it is cut at its end, which says so', () => {
  const room = 1501 - encoded(filled('x').full)
  const whole = filled('x'.repeat(room))
  expect(encoded(whole.full)).toBe(1500)
  expect(whole.inLink).toBe(whole.full)
  const { inLink } = filled('x'.repeat(room + 1))
  expect(encoded(inLink)).toBeLessThanOrEqual(1500)
  expect(inLink).toContain('Nombre Completo: Ana')
  expect(inLink).toMatch(/x…\n\nLes mando el mensaje completo enseguida\.$/)
})

test('a link of 1,500 characters cuts no sign of two code units in half', () => {
  const { inLink } = filled('🔥'.repeat(2000))
  expect(encoded(inLink)).toBeLessThanOrEqual(1500)
  expect(inLink).not.toMatch(/\p{Surrogate}/u)
})
