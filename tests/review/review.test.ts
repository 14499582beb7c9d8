import { expect, test } from 'vitest'
import type { Printed } from '../../src/compiler/report/printed.ts'
import { type BuiltSite, readBuiltSite } from '../../src/review/built-pages.ts'
import { comparePages, showsImage } from '../../src/review/compare-pages.ts'
import { reviewComment } from '../../src/review/report/comment.ts'
import { htmlReport } from '../../src/review/report/html-report.ts'
import { difference, summary } from '../../src/review/report/words.ts'
import { reviewStates } from '../../src/review/review.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const problem = (severity: 'error' | 'warning', file: string) =>
  ({ severity, file, line: 2, code: 'unknown-field', message: `Hay algo en ${file}` }) as Printed

/** The review of a state that does not build, compared with another that does not. */
const unbuilt = (before: Printed[], after: Printed[]) =>
  reviewStates({
    base: { commit: '0123456', folder: '', notes: [], problems: before },
    head: { folder: '', notes: [], problems: after },
    files: ['package.json'],
    notes: [],
  })

test('a state that does not build: its errors are counted and listed, also those of the base', () => {
  const old = [problem('error', 'a.mdx'), problem('warning', 'b.mdx')]
  const review = unbuilt(old, [...old, problem('error', 'c.mdx')])
  expect(summary(review)).toBe('El sitio no se pudo construir: 2 errores por corregir.')
  expect(summary(unbuilt(old, old))).toBe('El sitio no se pudo construir: 1 error por corregir.')
  expect(reviewComment(review)).toContain('### Errores que ya estaban\n\n- **Error** `a.mdx:2`')
  const report = htmlReport(review, { base: 'main', dist: {}, shots: new Map() })
  expect(report).toContain('<h2>Errores que ya estaban</h2><ul><li><b class="error">')
  expect(reviewComment(review)).not.toContain('b.mdx')
  expect(reviewComment(review)).toContain('### Otros archivos que cambiaron\n\n- `package.json`')
})

const page = '<title>Sitio</title>'

const sources = { base: 'main', dist: {}, shots: new Map() }

const emptyFacts = {
  search: { title: '', description: '', address: '', isListed: true },
  card: { title: '', description: '', image: '', alt: '' },
  ...{ text: [], links: [], labels: [], data: [], words: 0, minutes: 0, bytes: 0 },
}

test('what changed without a word is said: the search result, or what nobody reads', () => {
  const at = (description: string, data: string, link = `#${data}`) =>
    readBuiltSite(
      temporaryFolder({
        'index.html': `<meta name="description" content="${description}"><script type="application/ld+json">${data}</script><p>Hola <a href="${link}">a</a>`,
      }),
    )
  const sentence = (before: BuiltSite, after: BuiltSite) => {
    const [page] = comparePages(before, after, [])
    return page && difference(page)
  }
  const before = at('Pan de leña', '{}')
  expect(sentence(before, at('Pan de leña', '{}', '/b'))).toBe('en sus enlaces, se agrega «/b»')
  // With a Cyrillic letter.
  expect(sentence(before, at('Pan de leña', '{}', 'https://bаnco.mx'))).toContain('xn--')
  expect(sentence(before, at('Pan de horno', '{}'))).toBe('en buscadores, «leña» → «horno»')
  expect(sentence(before, at('Pan de leña', '[]'))).toBe('no en su texto ni en sus enlaces')
})

test('what a page says without showing it is compared and shown: labels, and what is in its data alone', () => {
  const at = (alt: string, rating: number, icon = 'M2,1') =>
    readBuiltSite(
      temporaryFolder({
        'index.html': `<img alt="${alt}">`,
        '_data/index.json': JSON.stringify({ data: { items: [{ rating, icon }] }, program: alt }),
      }),
    )
  const shown = (before: BuiltSite, after: BuiltSite) => {
    const pages = comparePages(before, after, []).map((page) => ({ ...page, causes: [] }))
    const report = htmlReport({ ...unbuilt([], []), pages }, sources)
    return [pages[0] && difference(pages[0]), /<h4>Lo que no se ve<.*/.exec(report)?.[0]]
  }
  const before = at('Una mesa', 5)
  expect(shown(before, at('Una silla', 5))).toEqual([
    'en lo que no se ve (texto alternativo), «mesa» → «silla»',
    '<h4>Lo que no se ve</h4><p>texto alternativo: Una  <del>mesa</del> <ins>silla</ins></p>',
  ])
  expect(shown(before, at('Una mesa', 4))[0]).toBe('en lo que no se ve (rating), «5» → «4»')
  expect(shown(before, at('Una mesa', 5, 'M3,1'))).toEqual([
    'no en su texto ni en sus enlaces',
    undefined,
  ])
})

test('code that may have changed pages is named once, and pages that change alike share a line', () => {
  const facts = (label: string) => ({ ...emptyFacts, labels: label ? [`etiqueta: ${label}`] : [] })
  const page = (url: string, label: string, isListed = true) => ({
    ...{ kind: 'changed' as const, url, route: 'text', text: [], causes: [] },
    before: facts(''),
    after: { ...facts(label), search: { ...emptyFacts.search, isListed } },
  })
  const pages = [page('/', ''), page('/a', ''), page('/b', 'Menú'), page('/c', '', false)]
  const review = { ...unbuilt([], []), pages, anywhere: ['src/theme/palette.ts'] }
  const comment = reviewComment(review)
  expect(comment).toContain(
    '- `/ (portada)`; `/a`; `/c` cambian: no en su texto ni en sus enlaces.\n- `/b` cambió: en lo que no se ve (etiqueta), se agrega «Menú».\n- Pudieron',
  )
  expect(comment.match(/palette/g)).toHaveLength(1)
  const report = htmlReport(review, sources)
  expect(report.match(/palette/g)).toHaveLength(1)
  expect(report.match(/<article/g)).toHaveLength(2)
  expect(report).toContain('Los buscadores no la listan.')
})

test('words are compared whole, and a passage that is another is shown as it was and as it is', () => {
  const diff = (removed: string, added: string) => {
    const page = { kind: 'changed' as const, url: '/', route: 'home', causes: [] }
    const report = htmlReport(
      { ...unbuilt([], []), pages: [{ ...page, text: [{ removed: [removed], added: [added] }] }] },
      sources,
    )
    return /<h4>Texto<\/h4><p>(.*?)<\/p>/s.exec(report)?.[1]?.replace(/\s+/g, ' ')
  }
  expect(diff('Tienda desde $2,500 USD', 'Tienda desde $2,800 USD')).toBe(
    'Tienda desde <del>$2,500 </del> <ins>$2,800 </ins>USD',
  )
  expect(diff('Aún no hay nada en esta lista', 'Cobrar en línea sin sustos')).toBe(
    '<del>Aún no hay nada en esta lista</del> <ins>Cobrar en línea sin sustos</ins>',
  )
})

test('a comment says first what keeps the site from being built, and what to do', () => {
  const error = {
    ...problem('error', 'z.mdx'),
    message: '`a_b` sobra.',
    hint: 'Borra_lo, @ana: #1.',
  }
  const list = Array.from({ length: 20 }, (_, index) => problem('warning', `${index}.mdx`))
  const comment = reviewComment(unbuilt([], [...list, error]))
  expect(comment).toContain(
    '### Avisos nuevos\n\n- **Error** `z.mdx:2` `a_b` sobra. Borra\\_lo, @<!-- -->ana: #<!-- -->1.',
  )
})

test('without a base the state is reported alone, and why', () => {
  const head = { folder: '', notes: [], dist: temporaryFolder({ 'index.html': page }) }
  const review = reviewStates({ head, files: [], notes: ['Git no encuentra «no-existe».'] })
  expect(review).toMatchObject({ isBuilt: true, pages: [] })
  expect(reviewComment(review)).toMatch(
    /que no se compararon: una nota dice por qué.*Git no encuentra «no-existe»/s,
  )
})

test('an image is not taken for another of the same name', () => {
  const html = '<img src="/images/blog/horno.jpg"><source srcset="/_images/pan.jpg.480.avif 480w">'
  const isShown = (name: string) => showsImage(html, `content/images/${name}.jpg`)
  expect(['horno', 'blog/horno', 'pan'].map(isShown)).toEqual([false, true, true])
})
