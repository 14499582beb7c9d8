import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Printed } from '../../src/compiler/report/printed.ts'
import { brokenLinks, onlyIn } from '../../src/review/broken-links.ts'
import { compareProblems } from '../../src/review/compare-problems.ts'
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
  const before = brokenLinks(site(files), '/')
  expect(before).toEqual([])
  const changed = { ...files, 'otra.html': page('/nada', '/blog#dos', '/rss.xm') }
  const after = brokenLinks(site(changed), '/')
  expect(onlyIn(after, before)).toEqual(
    ['/nada', '/blog#dos', '/rss.xm'].map((href) => ({ page: '/otra', href })),
  )
})

test('below a base path, links that leave it are broken', () => {
  const files = { 'index.html': page('/repo', '/repo/blog', '/blog'), 'blog.html': '' }
  expect(brokenLinks(site(files), '/repo/')).toEqual([{ page: '/', href: '/blog' }])
})

test('a problem that only moved is neither new nor mended; the same one twice is new once', () => {
  const problem = (line: number, message: string) =>
    ({ file: 'a.mdx', code: 'x', message, line }) as unknown as Printed
  const [old, next] = [
    [problem(3, 'uno'), problem(4, 'dos')],
    [problem(9, 'uno'), problem(10, 'uno')],
  ]
  expect(compareProblems(old, next)).toEqual({
    added: [problem(10, 'uno')],
    mended: [problem(4, 'dos')],
  })
})
