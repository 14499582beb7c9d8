import { expect, test } from 'vitest'
import { chatLink } from '../../src/lib/chat-link.ts'
import { mailLink } from '../../src/lib/mail-link.ts'

const message = 'Hola, ¿1 + 1 & más?\nAdiós #2'

test('a chat link carries its message so that every program reads it alike', () => {
  const link = chatLink('https://wa.me/525500000000', message)
  expect(link).not.toContain('+')
  const url = new URL(link)
  expect(url.origin + url.pathname).toBe('https://wa.me/525500000000')
  expect(url.searchParams.get('text')).toBe(message)
})

test('a chat link replaces the message that an address already has', () => {
  const link = chatLink('https://wa.me/1?text=antes', 'ahora')
  expect(link).toBe('https://wa.me/1?text=ahora')
})

test('a mail link carries subject and body, lines ended as mail wants them', () => {
  const link = mailLink('hola@lumbre.example', 'Cotización: SEO', message)
  expect(link).not.toContain('+')
  const url = new URL(link)
  expect(url.pathname).toBe('hola@lumbre.example')
  expect(url.searchParams.get('subject')).toBe('Cotización: SEO')
  expect(url.searchParams.get('body')).toBe(message.replace('\n', '\r\n'))
})
