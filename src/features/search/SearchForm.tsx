import { css } from '@emotion/react'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { button } from '../../components/button-styles.ts'
import { fieldFrame } from '../../components/field-frame.ts'
import type { PageWords } from '../../content/entries.ts'
import { loadEngine } from '../../lib/search-engine.ts'
import { color, media } from '../../theme/tokens.ts'
import { searchFieldId } from './SearchSign.tsx'
import { longestQuery } from './use-query.ts'

const form = css`
  label {
    display: block;
    margin-bottom: 8px;
    font-weight: 600;
  }
  > div {
    display: flex;
    gap: 12px;
  }
  input {
    ${fieldFrame};
    flex: 1;
    min-width: 0;
    height: 56px;
    padding-inline: 18px;
    font-size: 1.125rem;
  }
  /* The cross of the browser is blue. */
  input::-webkit-search-cancel-button {
    appearance: none;
    width: 20px;
    height: 20px;
    margin-left: 10px;
    background: ${color.ink2};
    clip-path: polygon(10% 0, 50% 40%, 90% 0, 100% 10%, 60% 50%, 100% 90%, 90% 100%, 50% 60%, 10% 100%, 0 90%, 40% 50%, 0 10%);
    cursor: pointer;
  }
  button {
    min-height: 56px;
  }
  ${media.mobile} {
    > div {
      flex-direction: column;
    }
    input {
      flex: none;
    }
  }
`

/** How long typing must rest before it searches, in milliseconds. */
const rest = 250

type Props = {
  words: PageWords<'search'>['field']
  query: string
  onSearch: (query: string, replace: boolean) => void
}

/** The search field. It searches while one types, and keeps what was typed before hydration. */
export function SearchForm({ words, query, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const searchFor = useRef(onSearch)
  searchFor.current = onSearch

  /** What this field has asked for: another query came with an address, and fills it. */
  const asked = useRef('')

  const search = (replace: boolean) => {
    clearTimeout(timer.current)
    const text = field.current?.value ?? ''
    asked.current = text.trim()
    searchFor.current(text, replace)
  }

  useEffect(() => {
    if (field.current && query !== asked.current) field.current.value = query
    asked.current = query
  }, [query])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before hydration
  useEffect(() => {
    if (field.current?.value) search(true)
    return () => clearTimeout(timer.current)
  }, [])

  const onInput = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(true), rest)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    search(false)
  }
  return (
    <search>
      <form css={form} data-live-only onSubmit={onSubmit}>
        <label htmlFor={searchFieldId}>{words.label}</label>
        <div>
          <input
            ref={field}
            id={searchFieldId}
            // Whoever comes by an address that names it gets the focus on it, and it stays in its place.
            tabIndex={0}
            name="q"
            type="search"
            placeholder={words.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={longestQuery}
            onFocus={() => void loadEngine().catch(() => undefined)}
            onInput={onInput}
          />
          <button css={button.principal} type="submit">
            {words.action}
          </button>
        </div>
      </form>
    </search>
  )
}
