import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { diffArrays } from 'diff'
import type { Printed } from '../../compiler/report/printed.ts'
import { decoded } from '../../compiler/text/addresses.ts'
import { escapeAttribute, escapeProse, escapeText } from '../../lib/escape-markup.ts'
import { missingFrom } from '../../lib/missing-from.ts'
import type { PageChange } from '../compare-pages.ts'
import type { Marked } from '../compare-shots.ts'
import type { PageFacts } from '../page-facts.ts'
import type { Review } from '../review.ts'
import type { PageShots } from '../take-shots.ts'
import { reportStyle } from './style.ts'
import {
  formerAddress,
  isOnlyUnread,
  isQuiet,
  kinds,
  pageName,
  sizes,
  summary,
  unseenDifferences,
} from './words.ts'

type Page = Review['pages'][number]

type ReportOptions = {
  /** Names of both states, e.g. `main`. */
  base: string
  /** Folders of both built sites, from which share images are read. */
  dist: { base?: string; head?: string }
  shots: ReadonlyMap<string, readonly PageShots[]>
}

const list = (items: readonly string[]) =>
  items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : ''
const code = (text: string) => `<code>${escapeText(text)}</code>`
const section = (title: string, inner: string) =>
  inner ? `<section><h2>${title}</h2>${inner}</section>` : ''
const part = (title: string, inner: string) => (inner ? `<h4>${title}</h4>${inner}` : '')

/** The review as one self-contained HTML file. */
export function htmlReport(review: Review, options: ReportOptions): string {
  const { pages, anywhere, problems, broken, notes, files } = review
  const isShown = (page: Page) => options.shots.has(page.url) || !isQuiet(page)
  const name = (page: Page) =>
    isShown(page)
      ? `<a href="#${escapeAttribute(idOf(page.url))}">${escapeText(pageName(page.url))}</a>`
      : escapeText(pageName(page.url))
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Revisión: ${escapeText(summary(review))}</title>
<style>${reportStyle}</style>
</head>
<body>
<header>
<h1>Revisión</h1>
<p class="lead">${escapeText(summary(review))}</p>
${review.commit ? `<p>Comparado con ${code(options.base)} (${code(review.commit.slice(0, 7))}).</p>` : ''}
${notes.map((note) => `<p class="note">${escapeText(note)}</p>`).join('\n')}
</header>
<main>
${section(
  'Páginas',
  list(pages.map((page) => `${name(page)} <b class="${page.kind}">${kinds[page.kind]}</b>`)) +
    (pages.every(isShown) ? '' : unread),
)}
${section('Pudieron cambiar cualquier página', list(anywhere.map(code)))}
${section('Avisos nuevos', list(problems.added.map(problemLine)))}
${section('Errores que ya estaban', list(problems.kept.map(problemLine)))}
${section('Avisos resueltos', list(problems.solved.map(problemLine)))}
${section('Enlaces que dejan de llegar', list(broken.map(linkLine)))}
${section('Página por página', pageSections(pages.filter(isShown), options))}
${section('Otros archivos que cambiaron', list(files.map(code)))}
<a class="top" href="#">Volver arriba</a>
</main>
</body>
</html>
`
}

const unread =
  '<p>Las que no se abren desde esta lista dicen y enlazan lo mismo: cambia cómo se ven, o lo que leen los programas.</p>'

const idOf = (url: string) => `p${url}`

const problemLine = ({ severity, file, line, message, hint }: Printed) =>
  `<b class="${severity}">${severity === 'error' ? 'Error' : 'Advertencia'}</b> ${code(`${file}:${line}`)} ${escapeProse(message)}${hint ? ` ${escapeProse(hint)}` : ''}`

const linkLine = ({ page, href }: Review['broken'][number]) => `En ${code(page)}: ${code(href)}`

/** Pages of which the same is to be said share an article: a word of the menu is on all of them. */
function pageSections(pages: readonly Page[], options: ReportOptions): string {
  const alike = new Map<string, string>()
  for (const page of pages) {
    const { url, kind } = page
    const heading = `<h3 id="${escapeAttribute(idOf(url))}">${escapeText(pageName(url))} <b class="${kind}">${kinds[kind]}</b></h3>`
    const said = whatChanged(page, options)
    alike.set(said, `${alike.get(said) ?? ''}${heading}\n`)
  }
  return [...alike]
    .map(([said, headings]) => `<article>\n${headings}${said}\n</article>`)
    .join('\n')
}

function whatChanged(page: Page, { dist, shots }: ReportOptions): string {
  const { url, before, after, causes, text } = page
  const pairs = shots.get(url)
  return `${part('Su dirección', formerAddress(page) && `<p>${escapeText(formerAddress(page))}</p>`)}
${part('Por qué', list(causes.map(({ file, through }) => `${code(file)}: ${escapeText(through)}`)))}
${part('Texto', textDiff(text))}
${part('Lo que no se ve', textDiff(unseenDifferences(page)))}
${part('Tamaño', sizes(page) && `<p>${escapeText(sizes(page))}</p>`)}
${part('Enlaces', linkChanges(before, after))}
${part('En buscadores', beside(before?.search, after?.search, searchResult))}
${part('Al compartir', shareCards(before, after, dist))}
${part('Así se ve', (pairs ?? []).map(shotPair).join(''))}
${isOnlyUnread(page) ? '<p>Sus palabras y enlaces son los mismos: cambia cómo se ve, o lo que leen los programas.</p>' : ''}
${pairs?.length === 0 ? '<p>En las fotos no se nota ninguna diferencia.</p>' : ''}`
}

/** Before and after, side by side, when they differ or one of them is missing. */
function beside<Value>(
  before: Value | undefined,
  after: Value | undefined,
  show: (value: Value) => string,
): string {
  if (JSON.stringify(before) === JSON.stringify(after)) return ''
  const figure = (label: string, value: Value | undefined) =>
    value ? `<figure><figcaption>${label}</figcaption>${show(value)}</figure>` : ''
  return `<div class="pair">${figure('Antes', before)}${figure('Después', after)}</div>`
}

const searchResult = ({ title, description, address, isListed }: PageFacts['search']) =>
  `<div class="card"><small>${escapeText(address)}</small><strong>${escapeText(title)}</strong><p>${escapeText(description)}</p>${isListed ? '' : '<small>Los buscadores no la listan.</small>'}</div>`

function shareCards(
  before: PageFacts | undefined,
  after: PageFacts | undefined,
  dist: ReportOptions['dist'],
): string {
  const withFolder = (facts: PageFacts | undefined, folder: string | undefined) =>
    facts && { ...facts.card, image: inlineImage(facts.card.image, folder) }
  return beside(withFolder(before, dist.base), withFolder(after, dist.head), (card) =>
    [
      '<div class="card">',
      card.image && `<img src="${card.image}" alt="${escapeAttribute(card.alt)}" loading="lazy">`,
      `<strong>${escapeText(card.title)}</strong><p>${escapeText(card.description)}</p></div>`,
    ].join(''),
  )
}

/** An image of the site as a data URL; its path in the folder follows from its address. */
function inlineImage(address: string, folder: string | undefined): string {
  const path = /\/((?:_share|images)\/[\w./-]+\.(png|jpe?g|webp))$/.exec(address)
  const file = path && folder && join(folder, path[1] ?? '')
  if (!file || !existsSync(file)) return ''
  const type = path[2] === 'jpg' ? 'jpeg' : path[2]
  return `data:image/${type};base64,${readFileSync(file).toString('base64')}`
}

function linkChanges(before: PageFacts | undefined, after: PageFacts | undefined): string {
  if (!before || !after) return ''
  const [added, gone] = [
    missingFrom(before.links, after.links, String),
    missingFrom(after.links, before.links, String),
  ]
  return list([
    ...added.map((link) => `<ins>${escapeText(decoded(link))}</ins>`),
    ...gone.map((link) => `<del>${escapeText(decoded(link))}</del>`),
  ])
}

function shotPair({ before, after, width, theme }: PageShots): string {
  const label = `${width} px, tema ${theme === 'light' ? 'claro' : 'oscuro'}`
  const figure = (name: string, shot: Marked) =>
    `<figure><figcaption>${name}</figcaption>${markedShot(shot, `${name}, ${label}`)}</figure>`
  return `<details><summary>${label}</summary><div class="pair">${before ? figure('Antes', before) : ''}${figure('Después', after)}</div></details>`
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

const markedShot = ({ src, width, height, areas }: Marked, alt: string) =>
  `<div class="shot"><img src="${src}" width="${width}" height="${height}" alt="${escapeAttribute(alt)}">${areas
    .map(
      (area) =>
        `<i style="left:${percent(area.left)};top:${percent(area.top)};width:${percent(area.width)};height:${percent(area.height)}"></i>`,
    )
    .join('')}</div>`

/** How many characters of unchanged text are shown next to a change. */
const context = 90

/** With less than this in common, a text is shown whole, as it was and as it is. */
const leastKept = 0.5

/** The differences in text, as HTML with `<del>` and `<ins>` around the words. */
function textDiff(text: PageChange['text']): string {
  return text
    .map(({ removed, added }) => `<p>${wordDiff(removed.join('\n'), added.join('\n'))}</p>`)
    .join('')
}

function wordDiff(before: string, after: string): string {
  if (before === '') return `<ins>${escapeText(after)}</ins>`
  if (after === '') return `<del>${escapeText(before)}</del>`
  const parts = diffArrays(wordsIn(before), wordsIn(after), {
    comparator: (one, other) => one.trim() === other.trim(),
  }).map(({ value, ...part }) => ({ ...part, text: value.join('') }))
  const kept = parts.filter(({ added, removed }) => !added && !removed)
  const shared = lettersIn(kept.map(({ text }) => text).join(''))
  if (shared < leastKept * Math.min(lettersIn(before), lettersIn(after)))
    return `<del>${escapeText(before)}</del>\n<ins>${escapeText(after)}</ins>`
  return parts
    .map(({ text, added, removed }) => {
      if (added) return `<ins>${escapeText(text)}</ins>`
      if (removed) return ` <del>${escapeText(text)}</del> `
      return escapeText(shortened(text))
    })
    .join('')
}

/** Words with the space after them: a price is never split, nor is punctuation. */
const wordsIn = (text: string) => text.split(/(?<=\s)(?=\S)/)

const lettersIn = (text: string) => text.replace(/\s/g, '').length

const shortened = (text: string) =>
  text.length <= 2 * context ? text : `${text.slice(0, context)} … ${text.slice(-context)}`
