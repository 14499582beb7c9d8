import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { bySlug } from '../../src/content/queries.ts'
import { readBuiltSite } from '../../src/review/built-pages.ts'
import { shareBuilt } from '../../src/review/copy-sources.ts'
import { writeReview } from '../../src/review/write-review.ts'
import { gitIn } from '../support/git.ts'
import { projectCopy } from '../support/project-copy.ts'
import { article, mdx, sampleFields } from '../support/sample-site.ts'
import { content } from '../support/site-content.ts'

const { folder: root, at, edit, remove } = projectCopy()
const git = gitIn(root)
const write = (entry: string, text: string) => writeFileSync(at(`content/${entry}.mdx`), text)
const quote = bySlug(content.services, 'creacion-paginas-web').data.testimonials.items.at(-1)

async function review(base = 'main', more: Partial<Parameters<typeof writeReview>[0]> = {}) {
  const options = { drafts: false, buildDate: '2026-01-15', out: at('.cache/informe'), ...more }
  const { review, report, comment } = await writeReview({ root, base, ...options })
  return { ...review, report: readFileSync(report, 'utf8'), comment: readFileSync(comment, 'utf8') }
}

const changesOf = ({ pages }: Awaited<ReturnType<typeof review>>) =>
  Object.fromEntries(pages.map(({ url, kind }) => [url, kind]))

/** The pages of a state that contain a word, by their files alone. */
const pagesWith = (word: string, state: 'base' | 'head' = 'head') => {
  const folder = state === 'head' ? state : git('rev-parse', 'main')
  const { dist, pages } = readBuiltSite(at(`.cache/review/${folder}/dist`))
  const dataOf = (url: string) =>
    readFileSync(join(dist, `_data${url === '/' ? '/index' : url}.json`), 'utf8')
  const found = [...pages.values()].filter(
    ({ url, html }) => html.includes(word) || dataOf(url).includes(word),
  )
  expect(found.length).toBeGreaterThan(0)
  return Object.fromEntries(found.map(({ url }) => [url, 'changed']))
}

beforeAll(() => {
  const [member, image] = [content.team[0]?.slug, content.team[0]?.data.image]
  const of = (author: string | undefined) => ({
    ...{ author, category: content.categories[0]?.slug },
    date: '2026-01-01',
  })
  const price = '<PlanPrice service="creacion-paginas-web" plan="normal" />'
  write('team/itzel-prueba', mdx(sampleFields('team', { name: 'Itzel Prueba', image }), 'Hola.'))
  write('blog/cita-precio', article({ ...of('itzel-prueba'), title: 'Cita' }, `Cuesta ${price}.`))
  write(
    'blog/lleva-nota',
    article({ ...of(member), title: 'Nota' }, 'Hola[^1].\n\n[^1]: Una nota.'),
  )
  write('blog/enlaza', article({ ...of(member), title: 'Enlaza' }, '[Lee](/blog/lleva-nota).'))
  appendFileSync(at('content/urls.lock'), '/blog/cita-precio\n')
  writeFileSync(at('.gitignore'), 'node_modules\ndist\n.cache\nsrc/content/generated\n')
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('commit', '--quiet', '-m', 'Base')
  // Reuses what the tests' own build has made.
  shareBuilt(process.cwd(), root)
})

beforeEach(() => {
  git('reset', '--quiet', '--hard', 'main')
  git('clean', '--quiet', '--force', '-d')
})

test('an edited price: every page that shows it, through the text that cites it', async () => {
  const file = 'content/services/creacion-paginas-web.mdx'
  edit(file, /(id: normal\n(?:.*\n)*?\s+maximum: )\d+/, '$198765')
  edit(
    'content/promesas.yaml',
    /(paginas-web, field: plans.items.normal.price, is: )[^,]+/,
    '$1"$370–$98,765 USD"',
  )
  const article = 'content/blog/cita-precio.mdx'
  // Its listings do not show the price.
  edit(article, /^tone: \w+$/m, 'tone: night')
  const found = await review()
  expect(changesOf(found)).toMatchObject(pagesWith('98,765'))
  expect(found.pages.map(({ url }) => url).slice(0, 2)).toEqual([
    '/blog/cita-precio',
    '/servicios/creacion-paginas-web',
  ])
  expect(found.pages[0]?.causes).toEqual([
    { file: article, through: 'es el archivo de esta página' },
    { file, through: `el texto de ${article} lo cita` },
  ])
  expect(found.pages.find(({ url }) => url === '/blog')?.causes.map((cause) => cause.file)).toEqual(
    [article],
  )
  expect(found.comment).toContain(
    '`/servicios/creacion-paginas-web` cambió: «$370–$550» → «$370–$98,765». Por',
  )
  expect(found.files).toEqual(['content/promesas.yaml'])
  expect(found.notes).toEqual([])
})

test('an edited article and an edited member: its page, with the words that differ, and every page that shows the name, with the field that leads to it, and no other; neither the working tree nor dist/ is touched', async () => {
  const file = 'content/blog/lleva-nota.mdx'
  appendFileSync(at(file), '\nCerramos con una chispa zarzamora.\n')
  edit('content/team/itzel-prueba.mdx', 'Itzel Prueba', 'Itzel Zarzamora')
  const before = git('status', '--porcelain')
  const found = await review()
  expect(git('status', '--porcelain')).toBe(before)
  expect(existsSync(at('dist/index.html'))).toBe(existsSync('dist/index.html'))
  const url = '/blog/lleva-nota'
  expect(changesOf(found)).toEqual({ ...pagesWith('Itzel Zarzamora'), [url]: 'changed' })
  const causesOf = (wanted: string) => found.pages.find((page) => page.url === wanted)?.causes
  expect(causesOf(url)).toEqual([{ file, through: 'es el archivo de esta página' }])
  expect(found.report).toContain('<ins>Cerramos con una chispa zarzamora.</ins>')
  expect(causesOf('/blog/cita-precio')).toEqual([
    {
      file: 'content/team/itzel-prueba.mdx',
      through: 'author de content/blog/cita-precio.mdx',
    },
  ])
})

test('a moved article with footnotes: one moved page for one file, and the page whose link was updated; also with a browser that fails', async () => {
  const [from, to] = ['lleva-nota', 'lleva-zarzamora']
  renameSync(at(`content/blog/${from}.mdx`), at(`content/blog/${to}.mdx`))
  edit(`content/blog/${to}.mdx`, '\ntone:', `\naliases: [/blog/${from}]\ntone:`)
  edit('content/blog/enlaza.mdx', `/blog/${from}`, `/blog/${to}`)
  const noBrowser = { executablePath: process.execPath, args: [] }
  const found = await review('main', { pictures: { browser: noBrowser, most: 1 } })
  expect(found.notes.at(-1)).toMatch(/^No hay fotos: el navegador falló \(.+\)\.$/)
  expect(changesOf(found)).toEqual({
    ...pagesWith(to),
    [`/blog/${to}`]: 'moved',
  })
  expect(found.files).toEqual([])
  expect(found.report).not.toContain('#Nota')
  expect(found.pages.find(({ kind }) => kind === 'moved')).toMatchObject({
    from: `/blog/${from}`,
    leadsTo: `/blog/${to}`,
    causes: [{ file: `content/blog/${to}.mdx`, through: 'es el archivo de esta página' }],
  })
  expect(found.broken).toEqual([])
})

test('a deleted article is gone, and the pages that linked to it change; a deleted quote is listed', async () => {
  edit('content/services/creacion-paginas-web.mdx', `    - ${quote}\n`, '')
  remove(`content/testimonials/${quote}.mdx`)
  remove('content/blog/cita-precio.mdx')
  edit('content/urls.lock', /^(\/blog\/cita-precio)$/m, '$1 retirada: ya no es cierto')
  // The removed page showed it.
  const other = 'content/blog/lleva-nota.mdx'
  edit(other, /^tone: ember$/m, 'tone: night')
  const found = await review()
  const url = '/blog/cita-precio'
  expect(changesOf(found)).toMatchObject({ ...pagesWith(url, 'base'), [url]: 'gone' })
  const causes = Object.fromEntries(
    found.pages.map((page) => [page.url, page.causes.map(({ file }) => file)]),
  )
  expect(causes[url]).toEqual([`content${url}.mdx`])
  expect(causes['/blog']).toEqual([other, `content${url}.mdx`])
  expect(found.comment).toContain(`${url}\` desaparece. Su dirección ya no existe: da 404. Por`)
  expect(found.files).toEqual([`content/testimonials/${quote}.mdx`, 'content/urls.lock'])
})

test('a state that does not build, or a base that does not: the rest is reported', async () => {
  edit('content/team/itzel-prueba.mdx', 'name:', 'nombre:')
  const broken = await review()
  expect(broken.isBuilt).toBe(false)
  expect(broken.problems.added.map(({ file }) => file)).toContain('content/team/itzel-prueba.mdx')
  expect(broken.comment).toContain('El sitio no se pudo construir')

  git('checkout', '--quiet', '-b', 'rota')
  git('commit', '--quiet', '--all', '-m', 'Rota')
  edit('content/team/itzel-prueba.mdx', 'nombre:', 'name:')
  const mended = await review('HEAD')
  git('reset', '--quiet', '--hard', 'main')
  git('checkout', '--quiet', 'main')
  expect(mended.isBuilt).toBe(true)
  expect(mended.problems.solved).not.toEqual([])
  expect(mended.notes.join()).toContain('No se pudo construir la base')
  expect(mended.comment).toContain('que no se compararon')
})

// Last, because after them a state needs its program built anew.
test('an edited component: the pages that use it, with its file', async () => {
  const file = 'src/pages/article/Further.tsx'
  edit(file, 'aria-labelledby="Sigue"', 'aria-labelledby="Sigue" data-zarzamora=""')
  const found = await review()
  expect(changesOf(found)).toEqual(pagesWith('data-zarzamora'))
  for (const { causes } of found.pages) expect(causes.map((cause) => cause.file)).toEqual([file])
})
