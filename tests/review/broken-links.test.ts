import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { brokenLinks } from '../../src/review/broken-links.ts'
import { readBuiltSite } from '../../src/review/site-pages.ts'

function site(files: Record<string, string>) {
  const dist = mkdtempSync(join(tmpdir(), 'lumbre-links-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    writeFileSync(join(dist, file), text)
  }
  return readBuiltSite(dist)
}

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
    'viejo.html': '<meta http-equiv="refresh" content="0; url=/blog">',
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
