import { expect, test } from 'vitest'
import { isOwnComputer, previewAddresses } from '../../../src/site/preview/listen.ts'

test('the address for a phone is printed when there is one, and otherwise how to get one', () => {
  const local = ['http://localhost:3000/']
  const shared = previewAddresses({ local, network: ['http://192.168.1.7:3000/'] })
  expect(shared).toContain('En tu red, p. ej. el teléfono: http://192.168.1.7:3000/')
  expect(previewAddresses({ local, network: [] })).toContain('npm run dev -- --host')
})

test('only the computer itself may open its editor', () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(isOwnComputer(address), address).toBe(true)
  for (const address of ['192.168.1.7', '::ffff:192.168.1.7', '10.0.127.1', undefined])
    expect(isOwnComputer(address), address).toBe(false)
})
