import { css } from '@emotion/react'
import type { ResultKind } from '../../lib/search-files.ts'
import { color, duration, ease, media, radius } from '../../theme/tokens.ts'
import type { SearchState } from './use-search.ts'

const group = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-width: 0;
  margin: 20px 0 0;
  padding: 0;
  border: 0;
  ${media.mobile} {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin-inline: -20px;
    padding: 6px 20px;
    scroll-padding-inline: 20px;
  }
  button {
    min-height: 44px;
    padding: 0 18px;
    border: 1.5px solid ${color.line2};
    border-radius: ${radius.pill};
    background: none;
    font-weight: 500;
    white-space: nowrap;
    cursor: pointer;
    transition: border-color ${duration.hover} ${ease.standard};
  }
  button:hover {
    border-color: ${color.ink};
  }
  button[aria-pressed='true'] {
    background: ${color.ink};
    border-color: ${color.ink};
    color: ${color.paper};
  }
  @media (forced-colors: active) {
    button[aria-pressed='true'] {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
`

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
    <fieldset css={group} aria-label="Tipo de resultado">
      <button type="button" aria-pressed={!current} onClick={() => onChoose(undefined)}>
        Todo ({all})
      </button>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === current}
          onClick={() => onChoose(kind)}
        >
          {plurals[kind]} ({counts[kind]})
        </button>
      ))}
    </fieldset>
  )
}
