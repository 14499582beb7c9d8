import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyProject } from '../../bench/copy-project.ts'
import { shareBuilt } from '../../src/review/copy-sources.ts'

const root = copyProject(process.cwd())
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a build with drafts, as requests get one, has them with their marks, and asks search engines to stay away', () => {
  shareBuilt(process.cwd(), root)
  const article = readFileSync(join(root, 'content/blog/mejores-practicas-react.mdx'), 'utf8')
  const write = (slug: string, from: RegExp, to: string) =>
    writeFileSync(
      join(root, `content/blog/${slug}.mdx`),
      article.replace(/^title: .*$/m, `title: Uno ${slug}`).replace(from, to),
    )
  write('sin-terminar', /^title:/m, 'draft: true\ntitle:')
  write('de-mayo', /^date: .*$/m, 'date: 2099-05-29')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.js', 'build', '--drafts', '--without-search'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, LUMBRE_NOINDEX: '1' } },
  )
  expect(status, stderr).toBe(0)
  expect(stdout).toContain('38 pages')
  const html = (page: string) => readFileSync(join(root, 'dist', `${page}.html`), 'utf8')
  for (const [page, mark] of [
    ['blog/sin-terminar', 'Borrador'],
    ['blog/de-mayo', 'Se publica el 29 may'],
  ] as const) {
    expect(html(page)).toMatch(new RegExp(`<[^>]+data-waiting[^>]*>${mark}<`))
    expect(html(page)).toMatch(/<meta name="robots" content="noindex/)
    expect(html('blog')).toContain(mark)
  }
})
