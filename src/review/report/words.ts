import { count } from '../../compiler/messages/phrase.ts'
import type { PageChange } from '../compare-pages.ts'
import type { Review } from '../review.ts'

export const kinds: Record<PageChange['kind'], string> = {
  changed: 'cambió',
  new: 'nueva',
  moved: 'se mudó',
  gone: 'desaparece',
}

/** The same in a sentence that counts, for one and for several. */
const counted: Record<PageChange['kind'], readonly [one: string, several: string]> = {
  changed: ['cambia', 'cambian'],
  new: ['es nueva', 'son nuevas'],
  moved: ['se muda', 'se mudan'],
  gone: ['desaparece', 'desaparecen'],
}

export function summary({ commit, isBuilt, pages, pageCount, problems }: Review): string {
  if (!isBuilt)
    return `El sitio no se pudo construir: ${count(errorsIn(problems.added), 'error', 'errores')} por corregir.`
  const all = count(pageCount, 'página', 'páginas')
  if (!commit) return `El sitio tiene ${all}. No hubo con qué comparar.`
  const parts = (Object.keys(kinds) as PageChange['kind'][]).flatMap((kind) => {
    const number = pages.filter((page) => page.kind === kind).length
    return number > 0 ? [count(number, ...counted[kind])] : []
  })
  if (parts.length === 0) return `Ninguna de las ${all} cambia.`
  return `De ${all}: ${parts.join(', ')}.`
}

const errorsIn = (problems: Review['problems']['added']) =>
  problems.filter(({ severity }) => severity === 'error').length

/** What a page has more or less of, e.g. `+12 palabras`; empty when nothing. */
export function sizes({ before, after }: PageChange): string {
  if (!after) return ''
  if (!before)
    return `${count(after.words, 'palabra', 'palabras')}, ${after.minutes} min de lectura, ${Math.round(after.bytes / 1024)} kB de HTML`
  const change = (now: number, then: number, unit: string) =>
    now === then ? [] : [`${now > then ? '+' : '−'}${Math.abs(now - then)} ${unit}`]
  return [
    ...change(after.words, before.words, 'palabras'),
    ...change(after.minutes, before.minutes, 'min de lectura'),
    ...change(after.bytes, before.bytes, 'bytes de HTML'),
  ].join(', ')
}

export const moved = ({ from = '', isRedirected }: PageChange) =>
  isRedirected
    ? `Antes ${from}, que ahora lleva aquí.`
    : `Antes ${from}, que se pierde: agrégala en «aliases» de su archivo.`
