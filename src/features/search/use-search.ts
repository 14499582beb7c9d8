import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { foldAccents } from '../../lib/fold-accents.ts'
import { inPlace } from '../../lib/in-place.ts'
import { type Results, search } from '../../lib/search-engine.ts'
import type { ResultKind } from '../../lib/search-files.ts'
import { wordsIn } from '../../lib/search-words.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'

type Query = {
  text: string
  kind?: ResultKind
}

/** The plurals of the kinds. */
export const plurals: Record<ResultKind, string> = {
  Servicio: 'Servicios',
  Pregunta: 'Preguntas',
  Artículo: 'Artículos',
  Página: 'Páginas',
}
/** The kinds in the order of their buttons. */
export const kinds = Object.keys(plurals) as ResultKind[]

/** The name of a kind in URLs: `articulos`. */
const nameOf = (kind: ResultKind) => foldAccents(plurals[kind]).toLowerCase()

/** Maximum length of a query, which is part of the URL: hosts reject long ones. */
export const maxQueryLength = 200

/**
 * The query in the URL, empty until hydrated, because the HTML is the same for every query. A
 * query that was submitted, or came with the URL, keeps its history entry, unless it is empty.
 */
export function useQuery() {
  const [parameters, setParameters] = useSearchParams()
  const asked = useHydrated() ? parameters : new URLSearchParams()
  const text = (asked.get('q') ?? '').slice(0, maxQueryLength).trim()
  const kind = kinds.find((one) => nameOf(one) === asked.get('tipo'))
  const setQuery = (next: Query, replace: boolean) => {
    if (next.text === text && next.kind === kind) return
    const tipo = next.kind && { tipo: nameOf(next.kind) }
    const query = next.text ? { q: next.text, ...tipo } : {}
    setParameters(query, { replace: replace || text === '', state: inPlace })
  }
  return [text, kind, setQuery] as const
}

export type SearchState =
  | { name: 'idle' }
  /** Nothing to search for yet: no word has two letters. */
  | { name: 'short' }
  | { name: 'searching' }
  | ({ name: 'done'; query: string; kind?: ResultKind } & Results)
  | { name: 'failed' }

const idle: SearchState = { name: 'idle' }

/** The results of this visit by query and kind: visitors who return to them see them at once. */
const kept = new Map<string, SearchState>()

/** Searches whenever the query changes; outdated results are discarded. */
export function useSearch(
  query: string,
  kind: ResultKind | undefined,
): [state: SearchState, retry: () => void] {
  const key = `${kind ?? ''} ${query}`
  const [state, setState] = useState<SearchState>(kept.get(key) ?? idle)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the same search
  useEffect(() => {
    if (query === '') return setState(idle)
    if (wordsIn(query).every(({ forms }) => forms.length === 0)) return setState({ name: 'short' })
    let isCurrent = true
    const show = (next: SearchState) => {
      if (!isCurrent) return
      if (next.name === 'done') kept.set(key, next)
      setState(next)
    }
    // The previous results stay until there are new ones.
    setState((current) => (current.name === 'done' ? current : { name: 'searching' }))
    search(query, kind).then(
      (result) => show({ name: 'done', query, kind, ...result }),
      () => show({ name: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [query, kind, attempt])

  return [state, () => setAttempt(attempt + 1)]
}
