import { expect, test } from 'vitest'
import { chooseRoutes, readOptions } from '../../../bench/visit/options.ts'
import { readRoute } from '../../../bench/visit/routes.ts'

const routeOf = (url: string, payload: object, head = '') =>
  readRoute(url, `<html><head>${head}</head><body></body></html>`, JSON.stringify(payload))
const home = routeOf('/', { route: 'home', data: {} })
const blog = routeOf('/blog', { route: 'blog', data: {} })

test('five runs of everything, unless something else is said', () => {
  expect(readOptions([])).toMatchObject({ runs: 5, only: undefined, urls: [] })
  expect(readOptions(['--runs', '1', '--only', 'pages', '/', '/blog'])).toMatchObject({
    runs: 1,
    only: 'pages',
    urls: ['/', '/blog'],
  })
})

test.each([[['--runs', '0']], [['--runs', 'x']], [['--only', 'art']], [['--speed']]])(
  'arguments that are not understood are refused with the usage: %s',
  (args) => {
    expect(() => readOptions(args)).toThrow('npm run bench:visit')
  },
)

test('routes are chosen by name, and one that does not exist is an error that names it', () => {
  expect(chooseRoutes([home, blog], [])).toEqual([home, blog])
  expect(chooseRoutes([home, blog], ['/blog'])).toEqual([blog])
  expect(() => chooseRoutes([home, blog], ['/blgo'])).toThrow('/blgo')
})

test('a document says its kind, its reading time and whether it may be listed', () => {
  const robots = '<meta name="robots" content="noindex">'
  expect(routeOf('/blog/a', { route: 'article', data: { minutes: 8 } }, robots)).toMatchObject({
    kind: 'article',
    minutes: 8,
    isNoindex: true,
  })
  expect(home).toMatchObject({ kind: 'home', minutes: undefined, isNoindex: false })
})
