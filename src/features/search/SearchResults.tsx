import { css } from '@emotion/react'
import { button } from '../../components/button-styles.ts'
import { ChoiceChips } from '../../components/chips.tsx'
import { FoundExcerpt } from '../../components/FoundExcerpt.tsx'
import { coveringLink } from '../../components/layout.ts'
import { PageLink } from '../../components/links.tsx'
import type { PageWords } from '../../content/entries.ts'
import { fillIn } from '../../lib/fill-in.ts'
import type { ResultKind } from '../../lib/search-files.ts'
import { color, emberLine, media, quiet } from '../../theme/tokens.ts'
import { kinds, plurals, type SearchState } from './use-search.ts'

const box = css`
  margin-top: 32px;
  h2 {
    font-size: clamp(1.75rem, 3vw, 2.6rem);
  }
`
const count = css`
  ${quiet.hint};
  min-height: 1.5em;
  margin-block: 8px 20px;
`
const list = css`
  margin-top: 24px;
  border-top: 2px solid ${color.ink};
  > li {
    position: relative;
    display: grid;
    grid-template-columns: 112px minmax(0, 1fr);
    gap: 4px 24px;
    align-items: baseline;
    padding-block: 20px;
    border-bottom: 1px solid ${color.line};
  }
  .kind {
    ${quiet.hint};
  }
  h3 a {
    ${coveringLink}
  }
  > li:hover h3 a {
    ${emberLine};
  }
  .price {
    font-weight: 600;
  }
  .price,
  .excerpt {
    grid-column: 2;
  }
  .excerpt {
    max-width: 46em;
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
  ${media.mobile} {
    > li {
      display: block;
    }
    h3,
    .price {
      margin-block: 2px 6px;
    }
  }
`
const message = css`
  ${quiet.lead};
  margin-top: 8px;
  max-width: 34.6em;
  overflow-wrap: anywhere;
  text-wrap: var(--balance);
  + button {
    margin-top: 20px;
  }
`

export type ResultWords = Pick<PageWords<'search'>, 'results' | 'corrected' | 'empty' | 'failed'>

function countText(state: SearchState): string {
  if (state.name === 'searching') return 'Buscando...'
  if (state.name === 'short') return 'Escribe una palabra de dos letras o más.'
  if (state.name !== 'done') return ''
  if (state.total === 0) return 'Sin resultados'
  const shown = state.found.length < state.total ? ` (los primeros ${state.found.length})` : ''
  // Their heading says that they are similar only, but is not announced.
  const [one, many] = state.isCorrected
    ? ['resultado parecido', 'resultados parecidos']
    : ['resultado', 'resultados']
  return state.total === 1 ? `1 ${one}` : `${state.total} ${many}${shown}`
}

type Props = {
  state: SearchState
  words: ResultWords
  onRetry: () => void
  /** Called with the kind to show, or undefined for all kinds. */
  onChoose: (kind: ResultKind | undefined) => void
}

export function SearchResults({ state, words, onRetry, onChoose }: Props) {
  return (
    <div css={box}>
      {state.name === 'done' && state.total > 0 && (
        <h2>
          {fillIn(state.isCorrected ? words.corrected : words.results, { query: state.query })}
        </h2>
      )}
      <p css={count} role="status">
        {countText(state)}
      </p>
      <KindFilter state={state} onChoose={onChoose} />
      {state.name === 'done' && state.total === 0 && (
        <p css={message}>{fillIn(words.empty, { query: state.query })}</p>
      )}
      {state.name === 'failed' && (
        <div role="alert">
          <p css={message}>{words.failed}</p>
          <button type="button" css={button.outline} onClick={onRetry}>
            Intentar de nuevo
          </button>
        </div>
      )}
      {state.name === 'done' && state.total > 0 && (
        <ol css={list} className="results">
          {state.found.map(({ url, kind, title, price, excerpt }) => (
            <li key={url}>
              <p className="kind">{kind}</p>
              <h3>
                <PageLink to={url}>{title}</PageLink>
              </h3>
              {price && <p className="price">{price}</p>}
              <p className="excerpt">
                <FoundExcerpt parts={excerpt} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** Filters results by kind; only kinds with results are offered. */
function KindFilter({ state, onChoose }: Pick<Props, 'state' | 'onChoose'>) {
  if (state.name !== 'done') return null
  const { kind: current, counts } = state
  const offered = kinds.filter((kind) => counts[kind])
  if (offered.length < 2 && !current) return null
  const all = offered.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0)
  return (
    <ChoiceChips
      label="Tipo de resultado"
      choices={[
        { value: undefined, label: `Todo (${all})` },
        ...offered.map((value) => ({ value, label: `${plurals[value]} (${counts[value]})` })),
      ]}
      current={current}
      onChoose={onChoose}
    />
  )
}
