import { expect, test } from 'vitest'
import { brokenLinks } from '../../src/review/broken-links.ts'
import { readBuiltSite } from '../../src/review/site-pages.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const site = (files: Record<string, string>) => readBuiltSite(temporaryFolder(files))

const page = (...hrefs: string[]) =>
  hrefs.map((href) => `<a class="x" href="${href}">a</a>`).join('')

test('links to pages, places and files that are not there are found; all others lead somewhere', () => {
  const files = {
    'index.html': page(
      '/blog',
      '/blog#uno',
      '/viejo',
      '/rss.xml',
      'https://otro.example/x',
      'mailto:a@b',
    ),
    'blog.html': `<h2 id="uno"></h2>${page('/', '#uno', '/blog?p=1')}`,
    'viejo.html': '',
    'lumbre.json': JSON.stringify({ redirects: [{ from: '/viejo', to: '/blog' }] }),
    'rss.xml': '',
  }
  expect(brokenLinks(site(files), '/')).toEqual([])
  const changed = { ...files, 'otra.html': page('/nada', '/blog#dos', '/rss.xm') }
  expect(brokenLinks(site(changed), '/')).toEqual(
    ['/nada', '/blog#dos', '/rss.xm'].map((href) => ({ page: '/otra', href })),
  )
})

test('below a base path, links that leave it are broken', () => {
  const files = { 'index.html': page('/repo', '/repo/blog', '/blog'), 'blog.html': '' }
  expect(brokenLinks(site(files), '/repo/')).toEqual([{ page: '/', href: '/blog' }])
})
