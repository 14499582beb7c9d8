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
const { testimonials } = bySlug(content.services, 'creacion-paginas-web').data
const quote = bySlug(content.testimonials, testimonials.items.at(-1) ?? '')

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
  const citing = { ...of('itzel-prueba'), title: 'Cita', aliases: ['/antes'] }
  write('blog/cita-precio', article(citing, `Cuesta ${price}.`))
  write(
    'blog/lleva-nota',
    article({ ...of(member), title: 'Nota' }, 'Hola[^1].\n\n[^1]: Una nota.'),
  )
  write('categories/prueba', mdx(sampleFields('categories')))
  write(
    'blog/enlaza',
    article({ ...of(member), category: 'prueba', title: 'Enlaza' }, '[Lee](/blog/lleva-nota).'),
  )
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

test('an edited price, article and member: every page that shows one of them, with the text or field that leads to it and the words that differ, and no other; neither the working tree nor dist/ is touched', async () => {
  const service = 'content/services/creacion-paginas-web.mdx'
  edit(service, /(id: normal\n(?:.*\n)*?\s+maximum: )\d+/, '$198765')
  edit(
    'content/promesas.yaml',
    /(paginas-web, field: plans.items.normal.price, is: )[^,]+/,
    '$1"$370–$98,765 USD"',
  )
  const [edited, citing] = ['/blog/lleva-nota', '/blog/cita-precio']
  appendFileSync(at(`content${edited}.mdx`), '\nCerramos con una chispa zarzamora.\n')
  const member = 'content/team/itzel-prueba.mdx'
  edit(member, 'Itzel Prueba', 'Itzel Zarzamora')
  const before = git('status', '--porcelain')
  const found = await review()
  expect(git('status', '--porcelain')).toBe(before)
  expect(existsSync(at('dist/index.html'))).toBe(existsSync('dist/index.html'))
  expect(changesOf(found)).toEqual({
    ...pagesWith('98,765'),
    ...pagesWith('Itzel Zarzamora'),
    [edited]: 'changed',
  })
  // Those with an edited file of their own come first.
  expect(found.pages.map(({ url }) => url).slice(0, 2)).toEqual([
    edited,
    '/servicios/creacion-paginas-web',
  ])
  const causesOf = (wanted: string) => found.pages.find(({ url }) => url === wanted)?.causes
  expect(causesOf(edited)).toEqual([
    { file: `content${edited}.mdx`, through: 'es el archivo de esta página' },
  ])
  expect(causesOf(citing)).toEqual([
    { file: service, through: `el texto de content${citing}.mdx lo cita` },
    { file: member, through: `author de content${citing}.mdx` },
  ])
  // Which shows the name, but not the price.
  expect(causesOf('/blog')?.map(({ file }) => file)).toEqual([member])
  expect(found.report).toContain('<ins>Cerramos con una chispa zarzamora.</ins>')
  expect(found.comment).toContain(
    '`/servicios/creacion-paginas-web` cambió: «$370–$550» → «$370–$98,765». Por',
  )
  expect(found.files).toEqual(['content/promesas.yaml'])
  expect(found.notes).toEqual([])
})

test('a moved article with footnotes, a deleted one and a deleted quote: one moved page for one file, one that is gone, and every page that linked to them or showed them, and no other; also with a browser that fails', async () => {
  const [from, to] = ['/blog/lleva-nota', '/blog/lleva-zarzamora']
  renameSync(at(`content${from}.mdx`), at(`content${to}.mdx`))
  edit(`content${to}.mdx`, '\ntone:', `\naliases: [${from}]\ntone:`)
  edit('content/blog/enlaza.mdx', from, to)
  const gone = '/blog/cita-precio'
  remove(`content${gone}.mdx`)
  edit('content/urls.lock', /^(\/blog\/cita-precio)$/m, '$1 retirada: ya no es cierto')
  edit('content/services/creacion-paginas-web.mdx', `    - ${quote.slug}\n`, '')
  remove(quote.file)
  const noBrowser = { executablePath: process.execPath, args: [] }
  const found = await review('main', { shots: { browser: noBrowser, most: 1 } })
  expect(found.notes.at(-1)).toMatch(/^No hay fotos: el navegador falló \(.+\)\.$/)
  const { [from]: _, ...linking } = pagesWith(gone, 'base')
  expect(changesOf(found)).toEqual({
    ...linking,
    ...pagesWith(quote.data.name, 'base'),
    ...pagesWith(to),
    ...{ [to]: 'moved', [gone]: 'gone' },
  })
  expect(found.files).toEqual([quote.file, 'content/urls.lock'])
  expect(found.report).not.toContain('#Nota')
  expect(found.pages.find(({ kind }) => kind === 'moved')).toMatchObject({
    ...{ from, leadsTo: to },
    causes: [
      { file: `content${to}.mdx`, through: 'es el archivo de esta página' },
      // Which stood below it.
      { file: `content${gone}.mdx`, through: 'la página muestra la colección blog' },
    ],
  })
  expect(found.comment).toContain(`${gone}\` desaparece. Su dirección ya no existe: da 404. Por`)
  const causesOf = (url: string) =>
    found.pages.find((page) => page.url === url)?.causes.map(({ file }) => file)
  expect(causesOf(gone)).toEqual([`content${gone}.mdx`])
  expect(causesOf('/blog')).toEqual([`content${to}.mdx`, `content${gone}.mdx`])
  expect(found.broken).toEqual([])
})

test('a renamed category is a reason only for pages that show it, and an address that leads to another page is told', async () => {
  renameSync(at('content/categories/prueba.mdx'), at('content/categories/zarzamora.mdx'))
  appendFileSync(at('content/urls.lock'), '/blog/categoria/prueba retirada: de prueba\n')
  edit('content/blog/enlaza.mdx', 'category: prueba', 'category: zarzamora')
  edit('content/blog/cita-precio.mdx', '/antes', '/antiguo')
  edit('content/blog/enlaza.mdx', 'tone:', 'aliases: [/antes]\ntone:')
  const member = 'content/team/itzel-prueba.mdx'
  edit(member, 'Itzel Prueba', 'Itzel Zarzamora')
  const { pages, notes } = await review()
  const causes = pages.find(({ url }) => url === '/equipo')?.causes
  expect(causes?.map((cause) => cause.file)).toEqual([member])
  expect(notes).toEqual(['/antes llevaba a /blog/cita-precio y ahora lleva a /blog/enlaza.'])
})

// What is said of a change that does not build: tests/review/review.test.ts.
test('of a base that does not build the rest is reported', async () => {
  edit('content/team/itzel-prueba.mdx', 'name:', 'nombre:')
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
  expect(found.anywhere).toEqual([file])
  expect(found.pages.flatMap(({ causes }) => causes)).toEqual([])
})
