import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../../src/lib/files-below.js'
import { plainText } from '../../src/lib/plain-text.ts'
import { attributeValues, htmlFiles } from '../support/built-pages.ts'

const programs = filesBelow('dist/assets').filter((file) => file.endsWith('.js'))

test('no page asks for a password or a user name', () => {
  for (const { file, html } of htmlFiles) {
    expect(attributeValues(html, 'input', 'type'), file).not.toContain('password')
    expect(attributeValues(html, 'input', 'autoComplete'), file).not.toContain('username')
  }
})

test('nothing offers to log in, to sign up or to open an account', () => {
  const offers: string[] = []
  for (const { file, html } of htmlFiles)
    for (const [control] of html.matchAll(/<(a|button)\b[\s\S]*?<\/\1>/g))
      if (/iniciar sesión|crear (una )?cuenta|mi cuenta|inicia sesión|login/i.test(control))
        offers.push(`${file}: ${plainText(control)}`)
  expect(offers).toEqual([])
})

test('visitors are anonymous: no program of the site reads or sets a cookie', () => {
  expect(programs.length).toBeGreaterThan(5)
  for (const file of programs)
    expect(readFileSync(`dist/assets/${file}`, 'utf8'), file).not.toContain('document.cookie')
})
