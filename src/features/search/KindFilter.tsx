import { ChoiceChips } from '../../components/chips.tsx'
import type { ResultKind } from '../../lib/search-files.ts'
import type { SearchState } from './use-search.ts'

const plurals: Record<ResultKind, string> = {
  Servicio: 'Servicios',
  Pregunta: 'Preguntas',
  Artículo: 'Artículos',
  Página: 'Páginas',
}

type Props = { state: SearchState; onChoose: (kind: ResultKind | undefined) => void }

/** Narrows results to one kind; only kinds that were found are offered. */
export function KindFilter({ state, onChoose }: Props) {
  if (state.name !== 'done') return null
  const { kind: current, counts } = state
  const kinds = (Object.keys(plurals) as ResultKind[]).filter((kind) => counts[kind])
  if (kinds.length < 2 && !current) return null
  const all = kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0)
  return (
    <ChoiceChips
      label="Tipo de resultado"
      choices={[
        { value: undefined, label: `Todo (${all})` },
        ...kinds.map((value) => ({ value, label: `${plurals[value]} (${counts[value]})` })),
      ]}
      current={current}
      onChoose={onChoose}
    />
  )
}
