import { expect, test } from 'vitest'
import { countBytes, inlineScriptBytes } from '../../../bench/visit/page-bytes.ts'

test('inline script is what the browser runs: data in script elements is none', () => {
  expect(
    inlineScriptBytes(
      '<script>á=1</script><script type="module">b()</script><script type="application/ld+json">{"a":1}</script><script type="application/json" id="payload">{}</script><script type="speculationrules">{}</script>',
    ),
  ).toBe(4 + 3)
})

test('requests are sorted by kind and by the load event', () => {
  const resource = (url: string, bytes: number, beforeLoad = false) => ({
    url: `http://site${url}`,
    bytes,
    beforeLoad,
  })
  expect(
    countBytes('<script>1</script>', 9000, [
      resource('/assets/early.js', 1, true),
      resource('/assets/client.js?v=1', 20),
      resource('/_bodies/abc.js', 300),
      resource('/assets/a.woff2', 4000, true),
      resource('/assets/b.woff2', 50_000),
      resource('/images/c.svg', 600_000),
    ]),
  ).toEqual({
    html: 9000,
    inlineScript: 1,
    scriptBeforeLoad: 1,
    scriptAfterIdle: 321,
    ownBody: 300,
    fonts: 54_000,
    fontsBeforeLoad: 4000,
  })
})
