import { expect, test } from 'vitest'
import { brokenLinks } from '../../src/review/broken-links.ts'
import { readBuiltSite } from '../../src/review/built-pages.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const home = 'https://lumbre.example/'

const page = (...hrefs: string[]) =>
  hrefs.map((href) => `<a class="x" href="${href}">a</a>`).join('')

test('links to missing pages, anchors and files are found, and no others', () => {
  const right = ['/blog', '/blog#uno', '/viejo', '/rss.xml', 'https://otro.example/x', 'mailto:a@b']
  const files = {
    'index.html': `<link rel="canonical" href="${home}">${page(...right)}`,
    'blog.html': `<h2 id="uno"></h2>${page('/', '#uno', '/blog?p=1', `${home}blog`)}`,
    'viejo.html': '',
    _redirects: '/viejo /blog 301',
    'lumbre.json': JSON.stringify({ redirects: [{ from: '/viejo', to: '/blog' }] }),
    'rss.xml': '',
  }
  expect(brokenLinks(readBuiltSite(temporaryFolder(files)))).toEqual([])
  const broken = ['/nada', '/blog#dos', '/rss.xm']
  const changed = { ...files, 'otra.html': page(...broken) }
  expect(brokenLinks(readBuiltSite(temporaryFolder(changed)))).toEqual(
    broken.map((href) => ({ page: '/otra', href })),
  )
})
