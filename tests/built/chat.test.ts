import { expect, test } from 'vitest'
import { builtPages, isRedirect } from '../support/built-pages.ts'
import { pageHtml } from '../support/page-text.ts'

const pages = builtPages().filter((page) => !isRedirect(page))
const without = [
  '/app-loader',
  '/clientes/c4f81d7a',
  '/clientes/futbolnewstemplate',
  '/clientes/slimsculp',
]

test('decisions, Chat: its button stands on every page but the framed sites and the loader', () => {
  const silent = pages.filter(({ html }) => !html.includes('Pregúntale a la IA</'))
  expect(silent.map(({ url }) => url).sort()).toEqual(without)
})

test('decisions, Chat: the quick-ask box is in the hero of the home page, with a label of its own', () => {
  const [hero = ''] = /<main[\s\S]*?<\/section>/.exec(pageHtml('/')) ?? []
  expect(hero).toContain('<h1')
  const [, id] =
    /<label[^>]* for="([^"]+)"[^>]*>(?:<[^>]+>)?Pregúntale al asistente de IA/.exec(hero) ?? []
  expect(id).toBeDefined()
  expect(hero).toMatch(new RegExp(`<(?:input|textarea)[^>]* id="${id}"`))
})
