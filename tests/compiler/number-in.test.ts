import { expect, test } from 'vitest'
import { numberIn } from '../../src/compiler/fields/number-in.ts'

test.each([
  ['8 minutos', '8'],
  ['$1,200 USD', '1200'],
  ['1,200.50', '1200.50'],
  ['1 200', '1200'],
  ['US$ 1 200', '1200'],
  ['$1.200', '1200'],
  ['1.200 pesos', '1200'],
  ['1.200,50', '1200.50'],
  ['1.200.000', '1200000'],
  ['4,5', '4.5'],
  ['0,05', '0.05'],
  ['-0,025', '-0.025'],
  ['12 mil', '12000'],
  ['12k', '12000'],
  ['cinco', '5'],
  ['Primero', '1'],
])('%s means %s', (text, number) => {
  expect(numberIn(text)).toBe(number)
})

test.each([
  '1.200',
  '1.5k',
  '2 millones',
  '50 %',
  'de 3 a 5',
  '5 8',
  '1,20,300',
  '2025-08-14',
  'muchos',
])('%s could mean more than one number', (text) => {
  expect(numberIn(text)).toBeUndefined()
})
