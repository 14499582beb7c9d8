import { css } from '@emotion/react'
import { button } from '../../components/button-styles.ts'
import { PageLink } from '../../components/PageLink.tsx'
import { color } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import type { SearchState } from './use-search.ts'

const box = css`
  margin-top: 32px;
  max-width: 860px;
  h2 {
    ${type.h2};
    font-size: clamp(1.75rem, 3vw, 2.6rem);
    overflow-wrap: anywhere;
  }
`
const count = css`
  ${type.small};
  min-height: 1.5em;
  margin-top: 8px;
  color: ${color.ink3};
`
const list = css`
  margin-top: 24px;
  border-top: 2px solid ${color.ink};
  > li {
    position: relative;
    padding-block: 20px;
    border-bottom: 1px solid ${color.line};
  }
  h3 {
    ${type.h3};
    margin-bottom: 6px;
  }
  h3 a {
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  > li:hover h3 a {
    text-decoration: underline;
    text-decoration-color: ${color.ember};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.16em;
  }
  p {
    color: ${color.ink2};
    max-width: 48em;
    overflow-wrap: anywhere;
  }
  mark {
    background: none;
    color: ${color.ink};
    font-weight: 600;
    box-shadow: inset 0 -2px 0 ${color.ember};
  }
`
const message = css`
  ${type.lead};
  margin-top: 8px;
  max-width: 34.6em;
  color: ${color.ink2};
  overflow-wrap: anywhere;
  + button {
    margin-top: 20px;
  }
`

export type ResultWords = { results: string; empty: string; failed: string }

/** Puts what was searched for into a sentence; a function, so that `$` in it means nothing. */
const fill = (sentence: string, query: string) => sentence.replace('{query}', () => query)

function countText(state: SearchState): string {
  if (state.kind === 'searching') return 'Buscando...'
  if (state.kind !== 'done') return ''
  if (state.total === 0) return 'Sin resultados'
  const shown = state.found.length < state.total ? ` (los primeros ${state.found.length})` : ''
  return state.total === 1 ? '1 resultado' : `${state.total} resultados${shown}`
}

type Props = { state: SearchState; words: ResultWords; onRetry: () => void }

/** What was found; how many is announced. */
export function SearchResults({ state, words, onRetry }: Props) {
  return (
    <div css={box}>
      {state.kind === 'done' && state.total > 0 && <h2>{fill(words.results, state.query)}</h2>}
      <p css={count} role="status">
        {countText(state)}
      </p>
      {state.kind === 'done' && state.total === 0 && (
        <p css={message}>{fill(words.empty, state.query)}</p>
      )}
      {state.kind === 'failed' && (
        <div role="alert">
          <p css={message}>{words.failed}</p>
          <button type="button" css={button.outline} onClick={onRetry}>
            Intentar de nuevo
          </button>
        </div>
      )}
      {state.kind === 'done' && state.total > 0 && (
        <ol css={list} className="results">
          {state.found.map(({ url, title, excerpt }) => (
            <li key={url}>
              <h3>
                <PageLink to={url}>{title}</PageLink>
              </h3>
              <p>
                {excerpt.map(({ text, isMarked }, index) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other name
                  isMarked ? <mark key={index}>{text}</mark> : text,
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
