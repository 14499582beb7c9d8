import { readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { auditSite } from '../../src/audit/audit-site.ts'
import { checkHtml } from '../../src/audit/check-html.ts'
import { formatFinding } from '../../src/audit/finding.ts'
import { createHeadingIds } from '../../src/compiler/markdown/metadata/heading-ids.ts'
import { filesBelow } from '../../src/lib/files-below.js'
import { panelElement, stateEvent } from '../../src/site/preview/panel/preview-state.ts'
import { demos, htmlFiles, pages } from '../support/built-pages.ts'
import { elements } from '../support/elements.ts'
import { pageHtml, structuredData } from '../support/page-text.ts'
import { plainText } from '../support/plain-text.ts'
import { oneOfEachKind } from '../support/routes.ts'
import { site } from '../support/site-content.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

test('every page and every demo is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // Matters of style that React's serializer decides.
      'attr-quotes': 'off',
      'attribute-boolean-style': 'off',
      'doctype-style': 'off',
      'no-inline-style': 'error',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      'long-title': 'off',
      // The list of keywords is older than the standard.
      'valid-autocomplete': 'off',
    },
  })
  const findings: string[] = []
  for (const { file, html } of [...htmlFiles, ...demos]) {
    const report = await validator.validateString(html, file)
    for (const { messages } of report.results)
      for (const { line, column, message, ruleId } of messages)
        findings.push(`${file}:${line}:${column} ${ruleId}: ${message}`)
  }
  expect(findings).toEqual([])
})

// html-validate accepts them; the W3C's checker does not, and needs Java (src/audit/check-html.ts).
test('no page has the attributes that React adds for streaming', () => {
  const marked = htmlFiles.filter(({ html }) => /<[a-z][^>]* vt-/.test(html))
  expect(marked.map(({ file }) => file)).toEqual([])
})

test('every page has one h1, and the structured data of the organisation once', () => {
  for (const { url, html } of pages) {
    expect(html.match(/<h1\b/g), url).toHaveLength(1)
    expect(structuredData(url, 'ProfessionalService'), url).toHaveLength(1)
  }
})

test("every title has the site's format and is unique", () => {
  const titles = pages.map(({ html }) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
  for (const title of titles)
    expect(plainText(title).split(' | ').slice(1)).toEqual([`${site.name} - ${site.titleSuffix}`])
  expect(new Set(titles).size).toBe(titles.length)
})

// The audit of the whole site checks the canonical address.
test('every page has description, keywords and social text', () => {
  for (const { file, html } of pages) {
    const metas = html.matchAll(/<meta (?:name|property)="([^"]+)" content="[^"]+"/g)
    const ofPages = ['description', 'keywords', 'twitter:card']
    const social = ['title', 'description', 'url', 'type'].map((name) => `og:${name}`)
    expect(
      Array.from(metas, ([, name]) => name),
      file,
    ).toEqual(expect.arrayContaining([...ofPages, ...social]))
  }
})

test('all content is in the files: no page shows «Cargando...» in place of its text', () => {
  // A client's site stands in a frame, which takes its time.
  const texts = pages.filter(({ url }) => !url.startsWith('/clientes/'))
  for (const { file, html } of texts) expect(html, file).not.toContain('Cargando...')
})

// Safari before 16.4 would run nothing of a program with a lookbehind.
test('no script uses cookies, as the privacy page says, or patterns that Safari 15 cannot read', () => {
  const programs = filesBelow('dist/assets').filter((file) => file.endsWith('.js'))
  expect(programs.length).toBeGreaterThan(5)
  for (const file of programs)
    expect(readFileSync(`dist/assets/${file}`, 'utf8'), file).not.toMatch(
      /document\.cookie|\(\?<[!=]/,
    )
})

test('lines are balanced only where the browser breaks no words for it', () => {
  const files = filesBelow('dist').filter((file) => /^(?!demos).*\.(?:html|js|css)$/.test(file))
  const balancing = (file: string) =>
    /text-wrap(?:-style)?: ?balance/.test(readFileSync(`dist/${file}`, 'utf8'))
  expect(files.filter(balancing)).toEqual([])
})

/** What exists only in the preview. */
const foreign = [panelElement, stateEvent, 'open-in-editor', '_componentes']

test('a build contains nothing of the preview', () => {
  const files = filesBelow('dist').filter((file) => /\.(?:html|js|json|css)$/.test(file))
  const offenders = files.filter((file) => {
    const text = readFileSync(`dist/${file}`, 'utf8')
    return foreign.some((word) => text.includes(word))
  })
  expect(files.length).toBeGreaterThan(100)
  expect(offenders).toEqual([])
})

test('the site contains only what is served', () => {
  const kinds = new Set(filesBelow('dist').map((file) => file.split('.').at(-1)))
  expect([...kinds].sort()).toEqual(expect.not.arrayContaining(['ts', 'tsx', 'mdx', 'map', 'tmp']))
})

const idsIn = (html: string) => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)

const isOfHeadings = (id: string) => createHeadingIds()(id) === id

test('no id of a page with a body can be the id of a heading, whatever its text', () => {
  let withHeadings = 0
  for (const { file, html } of htmlFiles) {
    const texts = elements(html, /<div data-body=/)
    if (!texts.flatMap(idsIn).some(isOfHeadings)) continue
    withHeadings += 1
    const own = idsIn(texts.reduce((rest, text) => rest.replace(text, ''), html))
    expect(own, file).toContain('Contenido')
    expect(own.filter(isOfHeadings), file).toEqual([])
  }
  expect(withHeadings).toBeGreaterThan(0)
})

test('the audit of the whole site has no findings', () => {
  expect(auditSite('dist').map(formatFinding)).toEqual([])
})

// All pages are checked before a publication; here their kinds will do, for a page takes it long.
test('the HTML checker of the W3C, where Java and the checker are available, finds a planted fault, by file and line, and nothing else in a page of each kind, no skipped heading level either', (context) => {
  const html =
    '<!DOCTYPE html><html lang="es"><title>Malo</title>\n<h1>Uno</h1><h5>Salto</h5><p id="a b">'
  const kinds = [...oneOfEachKind].map((url, place) => [`${place}.html`, pageHtml(url)])
  const findings = checkHtml(temporaryFolder({ 'malo.html': html, ...Object.fromEntries(kinds) }))
  // The project does not require Java; GitHub's machines have it.
  if ('missing' in findings) return context.skip()
  expect(findings.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([
    'malo.html:2 html',
  ])
})
