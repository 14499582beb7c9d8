import { expect, test } from 'vitest'
import { chooseRoutes, readRoute } from '../../../bench/visit/routes.ts'

const routeOf = (url: string, page: object, head = '') =>
  readRoute(url, `<html><head>${head}</head><body></body></html>`, JSON.stringify(page))
const home = routeOf('/', { route: 'home', data: {} })
const blog = routeOf('/blog', { route: 'blog', data: {} })

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
