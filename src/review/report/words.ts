import { count } from '../../compiler/messages/phrase.ts'
import type { PageChange } from '../compare-pages.ts'
import { type Change, lineDifferences, listDifferences } from '../line-differences.ts'
import type { Review } from '../review.ts'

export const kinds: Record<PageChange['kind'], string> = {
  changed: 'cambió',
  new: 'nueva',
  moved: 'se mudó',
  gone: 'desaparece',
}

/** The same in a sentence with a number, singular and plural. */
export const counted: Record<PageChange['kind'], readonly [one: string, several: string]> = {
  changed: ['cambia', 'cambian'],
  new: ['es nueva', 'son nuevas'],
  moved: ['se muda', 'se mudan'],
  gone: ['desaparece', 'desaparecen'],
}

export const pageName = (url: string) => (url === '/' ? '/ (portada)' : url)

export function summary({ commit, isBuilt, pages, pageCount, problems }: Review): string {
  if (!isBuilt) return `El sitio no se pudo construir${whyNot(problems)}`
  const all = count(pageCount, 'página', 'páginas')
  if (!commit) return `El sitio tiene ${all}, que no se compararon: una nota dice por qué.`
  const parts = (Object.keys(kinds) as PageChange['kind'][]).flatMap((kind) => {
    const number = pages.filter((page) => page.kind === kind).length
    return number > 0 ? [count(number, ...counted[kind])] : []
  })
  if (parts.length === 0)
    return pageCount === 1 ? 'La única página no cambia.' : `Ninguna de las ${all} cambia.`
  return `De ${all}: ${parts.join(', ')}.`
}

function whyNot({ added, kept }: Review['problems']): string {
  const errors = [...added, ...kept].filter(({ severity }) => severity === 'error').length
  return errors > 0
    ? `: ${count(errors, 'error', 'errores')} por corregir.`
    : ', y no por un error en los textos: una nota dice qué pasó.'
}

/** The difference in size of a page, e.g. `+12 palabras`; empty when there is none. */
export function sizes({ before, after }: PageChange): string {
  if (!after) return ''
  if (!before)
    return `${count(after.words, 'palabra', 'palabras')}, ${after.minutes} min de lectura, ${Math.round(after.bytes / 1024)} kB de HTML`
  const change = (now: number, then: number, one: string, several: string) =>
    now === then ? [] : [`${now > then ? '+' : '−'}${count(Math.abs(now - then), one, several)}`]
  return [
    ...change(after.words, before.words, 'palabra', 'palabras'),
    ...change(after.minutes, before.minutes, 'min de lectura', 'min de lectura'),
  ].join(', ')
}

/** What happens to the former address of a page that moved or is gone. */
export function formerAddress({ kind, from, leadsTo }: PageChange): string {
  if (kind === 'gone')
    return leadsTo ? `Su dirección lleva ahora a ${leadsTo}.` : 'Su dirección ya no existe: da 404.'
  if (kind !== 'moved') return ''
  return leadsTo
    ? `Antes ${from}, que ahora lleva aquí.`
    : `Antes ${from}, que se pierde: agrégala en «aliases» de su archivo.`
}

/** Whether a page has changed in nothing that can be read: neither words, links, search result nor card. */
export function isOnlyUnread({ kind, before, after, text }: PageChange): boolean {
  const readable = (facts: PageChange['before']) =>
    JSON.stringify([facts?.search, facts?.card, facts?.links, facts?.labels])
  return kind === 'changed' && text.length === 0 && readable(before) === readable(after)
}

/** The differences in what a page says without showing it: in its labels or, if nothing else can be read, in its data. */
export function unseenDifferences(page: PageChange): Change[] {
  const { before, after } = page
  if (!before || !after) return []
  return isOnlyUnread(page)
    ? lineDifferences(before.data, after.data)
    : lineDifferences(before.labels, after.labels)
}

/** Whether nothing more can be said of a page than that it changed. */
export const isQuiet = (page: Review['pages'][number]) =>
  isOnlyUnread(page) && unseenDifferences(page).length === 0 && page.causes.length === 0

/** What differs in a page, in a few words: of its text or, if that is the same, of its search result or links. */
export function difference(page: PageChange): string {
  const { kind, before, after, text } = page
  if (text.length > 0 || !before || !after) return firstWords(text)
  const lines = ({ search }: NonNullable<typeof before>) => [search.title, search.description]
  const words = firstWords(listDifferences(lines(before), lines(after)))
  if (words) return `en buscadores, ${words}`
  const links = firstWords(listDifferences(before.links, after.links))
  if (links) return `en sus enlaces, ${links}`
  const [unseen] = unseenDifferences(page)
  if (unseen) {
    const [name] = (unseen.added[0] ?? unseen.removed[0] ?? '').split(':')
    const said = (lines: readonly string[]) => lines.map((line) => line.replace(/^.*?: /, ''))
    const words = firstWords([{ removed: said(unseen.removed), added: said(unseen.added) }])
    return `en lo que no se ve (${name}), ${words}`
  }
  return kind === 'changed' ? 'no en su texto ni en sus enlaces' : ''
}

/** How many characters of a change are shown on one line. */
const mostShown = 60

/**
 * The first words that differ: of a replacement, as `«antes» → «ahora»`, and of an addition or, if there is
 * none, of a removal.
 */
function firstWords(changes: readonly Change[]): string {
  const told = [
    changes.find(({ removed, added }) => removed.length > 0 && added.length > 0),
    changes.find(({ removed }) => removed.length === 0) ??
      changes.find(({ added }) => added.length === 0),
  ]
  return told.flatMap((change) => (change && inWords(change)) || []).join('; ')
}

function inWords(change: Change): string {
  const wordsOf = (lines: readonly string[]) => lines.flatMap((line) => line.split(/\s+/))
  const [first] = listDifferences(wordsOf(change.removed), wordsOf(change.added))
  const quoted = (words: readonly string[] = []) => {
    const text = words.join(' ')
    return text && `«${text.length > mostShown ? `${text.slice(0, mostShown)}…` : text}»`
  }
  const [before, after] = [quoted(first?.removed), quoted(first?.added)]
  if (before && after) return `${before} → ${after}`
  return after ? `se agrega ${after}` : before && `se quita ${before}`
}
