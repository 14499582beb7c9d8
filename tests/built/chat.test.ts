import { expect, test } from 'vitest'
import { plainText } from '../../src/lib/plain-text.ts'
import { pages } from '../support/built-pages.ts'
import { elements } from '../support/elements.ts'
import { barePages, site } from '../support/site-content.ts'

test('the button of the chat stands on every page but the framed sites and the loader', () => {
  const silent = pages.filter(
    ({ html }) =>
      !elements(html, /<button\b[^>]* aria-haspopup="dialog"/)
        .map(plainText)
        .includes(site.chat.open),
  )
  expect(silent.map(({ url }) => url).sort()).toEqual([...barePages].sort())
})
