import { useLocation, useNavigate } from 'react-router-dom'
import type { ResultKind } from '../../lib/search-files.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'

type Query = {
  text: string
  kind?: ResultKind
}

/** Names of the kinds in URLs. */
const kinds: Record<string, ResultKind> = {
  servicios: 'Servicio',
  articulos: 'Artículo',
  preguntas: 'Pregunta',
  paginas: 'Página',
}

/** Maximum length of a query, which is part of the URL: hosts reject long ones. */
export const maxQueryLength = 200

function addressOf({ text, kind }: Query): string {
  const name = Object.keys(kinds).find((one) => kinds[one] === kind)
  return text && `?${new URLSearchParams({ q: text, ...(name && { tipo: name }) })}`
}

/**
 * The query in the URL, empty until hydrated, because the HTML is the same for every query. Typing
 * and filtering replace the history entry; submitting adds one.
 */
export function useQuery() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const parameters = new URLSearchParams(useHydrated() ? search : '')
  const text = (parameters.get('q') ?? '').slice(0, maxQueryLength).trim()
  const kind = kinds[parameters.get('tipo') ?? '']
  const setQuery = (next: Query, replace: boolean) => {
    if (next.text !== text || next.kind !== kind) navigate({ search: addressOf(next) }, { replace })
  }
  return [text, kind, setQuery] as const
}
