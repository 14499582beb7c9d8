import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shareBuilt } from '../../src/review/copy-sources.ts'
import { projectCopy } from '../support/project-copy.ts'

const { folder, at, read, build } = projectCopy()

test('a build with drafts, as requests get one, has them with their marks, and asks search engines to stay away', () => {
  shareBuilt(process.cwd(), folder)
  const article = read('content/blog/mejores-practicas-react.mdx')
  const write = (slug: string, from: RegExp, to: string) =>
    writeFileSync(
      at(`content/blog/${slug}.mdx`),
      article.replace(/^title: .*$/m, `title: Uno ${slug}`).replace(from, to),
    )
  write('sin-terminar', /^title:/m, 'draft: true\ntitle:')
  write('de-mayo', /^date: .*$/m, 'date: 2099-05-29')
  const printed = build(['--drafts', '--without-search'], { LUMBRE_NOINDEX: '1' })
  expect(printed).toContain('38 pages')
  const html = (page: string) => read(`dist/${page}.html`)
  for (const [page, mark] of [
    ['blog/sin-terminar', 'Borrador'],
    ['blog/de-mayo', 'Se publica el 29 may'],
  ] as const) {
    expect(html(page)).toMatch(new RegExp(`<[^>]+data-waiting[^>]*>${mark}<`))
    expect(html(page)).toMatch(/<meta name="robots" content="noindex/)
    expect(html('blog')).toContain(mark)
  }
})
