import { css } from '@emotion/react'
import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import { button } from '../../components/button-styles.ts'
import { color, duration, ease, media, radius } from '../../theme/tokens.ts'
import { loadEngine } from './engine.ts'

const form = css`
  max-width:860px;
  label{display:block;margin-bottom:8px;font-weight:600}
  > div{display:flex;gap:12px}
  input{
    flex:1;min-width:0;height:56px;padding-inline:18px;border:1.5px solid ${color.line2};border-radius:${radius.control};background:${color.raised};font-size:1.125rem;
    transition:border-color ${duration.hover} ${ease.standard};
  }
  input:hover{border-color:${color.ink}}
  input::placeholder{color:${color.ink3};opacity:1}
  button{min-height:56px}
  ${media.mobile}{> div{flex-direction:column}input{flex:none}}
`

/** How long typing must rest before it searches, in milliseconds. */
const rest = 250

export type SearchField = { label: string; placeholder: string; action: string }

type Props = {
  words: SearchField
  query: string
  onSearch: (query: string, replace: boolean) => void
}

/** The search field. It searches while one types, and keeps what was typed before hydration. */
export function SearchForm({ words, query, onSearch }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const searchFor = useRef(onSearch)
  searchFor.current = onSearch

  useEffect(() => {
    const input = field.current
    // An address with a query fills the field; a field filled before hydration makes the query.
    if (input && query !== '' && input.value.trim() !== query) input.value = query
  }, [query])
  useEffect(() => {
    if (field.current?.value) searchFor.current(field.current.value, true)
    return () => clearTimeout(timer.current)
  }, [])

  const onInput = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => searchFor.current(field.current?.value ?? '', true), rest)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    clearTimeout(timer.current)
    onSearch(field.current?.value ?? '', false)
  }
  return (
    <search>
      <form css={form} data-live data-live-only onSubmit={onSubmit}>
        <label htmlFor={id}>{words.label}</label>
        <div>
          <input
            ref={field}
            id={id}
            name="q"
            type="search"
            placeholder={words.placeholder}
            autoComplete="off"
            enterKeyHint="search"
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
