import { expect, onTestFinished, test } from 'vitest'
import { browserArguments, ensureBrowser } from '../../scripts/setup/browser.js'
import { takePictures } from '../../src/review/pictures.ts'
import { serveBuiltSite } from '../../src/site/built-site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

async function serve(body: string) {
  const style =
    'html.dark{background:#111;color:#fff}p{position:absolute;left:100px;top:400px;margin:0}'
  const text = `<!doctype html><html lang="es"><style>${style}</style><body style="height:3000px">${body}`
  const served = await serveBuiltSite(temporaryFolder({ 'index.html': text }))
  onTestFinished(served.stop)
  return served
}

test('a word that changed is marked in its place, at both widths and in both themes', async () => {
  const browser = { executablePath: ensureBrowser(), args: browserArguments }
  const [base, head] = [await serve('<p>Uno</p>'), await serve('<p>Dos</p>')]
  const pairs = (await takePictures([{ url: '/', from: '/' }], { base, head, browser })).get('/')
  expect(pairs?.map(({ width, theme }) => [width, theme])).toEqual([
    [390, 'light'],
    [1440, 'light'],
    [390, 'dark'],
    [1440, 'dark'],
  ])
  const after = pairs?.[0]?.after
  const [area] = after?.areas ?? []
  expect(after?.areas).toHaveLength(1)
  expect((area?.left ?? 0) * 390).toBeCloseTo(96, 0)
  expect(after?.height).toBeLessThan(700)

  const same = await takePictures([{ url: '/', from: '/' }], { base, head: base, browser })
  expect(same.get('/')).toEqual([])
})
