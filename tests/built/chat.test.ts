import { expect, test } from 'vitest'
import { plainText } from '../../src/lib/plain-text.ts'
import { builtPages, isRedirect } from '../support/built-pages.ts'
import { elements } from '../support/elements.ts'
import { pageHtml } from '../support/page-text.ts'
import { barePages, home, site } from '../support/site-content.ts'

const pages = builtPages().filter((page) => !isRedirect(page))

test('the button of the chat stands on every page but the framed sites and the loader', () => {
  const silent = pages.filter(
    ({ html }) =>
      !elements(html, /<button\b[^>]* aria-haspopup="dialog"/)
        .map(plainText)
        .includes(site.chat.open),
  )
  expect(silent.map(({ url }) => url).sort()).toEqual([...barePages].sort())
})

test('the quick-ask box is in the hero of the home page, with a label of its own', () => {
  const [hero = ''] = /<main[\s\S]*?<\/section>/.exec(pageHtml('/')) ?? []
  expect(hero).toContain('<h1')
  const label = elements(hero, /<label\b/).find((one) => plainText(one) === home.hero.ask.label)
  const [, id] = / for="([^"]+)"/.exec(label ?? '') ?? []
  expect(id).toBeDefined()
  expect(hero).toMatch(new RegExp(`<(?:input|textarea)[^>]* id="${id}"`))
})
