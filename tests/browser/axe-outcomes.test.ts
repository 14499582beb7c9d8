import type { Page } from 'playwright-core'
import { testStates } from '../support/axe-states.ts'

async function openBrokenArticle(page: Page) {
  await page.locator('main').locator('.cards').getByRole('link').first().click()
  await page.getByRole('alert').waitFor()
}

// What a page answers to a search, a filter or a broken connection.
testStates([
  {
    name: 'a filter shows its projects, or says that there is none',
    path: '/portafolio?filtro=ia',
    enter: (page) => page.locator('[aria-pressed=true]').nth(0).waitFor(),
  },
  {
    name: 'the text of an article could not be loaded',
    path: '/blog',
    before: (page) => page.route('**/_bodies/*.json', (route) => route.abort()),
    enter: openBrokenArticle,
  },
  {
    name: 'a page could not be loaded',
    path: '/blog',
    before: (page) => page.route('**/_data/blog/*', (route) => route.abort()),
    enter: openBrokenArticle,
  },
  {
    name: 'the search has results',
    path: '/buscar?q=tienda',
    enter: (page) => page.locator('main .results > li').first().waitFor(),
  },
  {
    name: 'the search has no result',
    path: '/buscar?q=qwertz',
    enter: (page) => page.getByText('No encontramos nada con «qwertz».').waitFor(),
  },
  {
    name: 'the search engine could not be loaded',
    path: '/buscar?q=tienda',
    before: (page) => page.route('**/_search/**', (route) => route.abort()),
    enter: (page) => page.getByText('El buscador no cargó.').waitFor(),
  },
])
