import { css } from '@emotion/react'
import { type SubmitEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { button } from '../../components/button-styles.ts'
import { fieldFrame } from '../../components/field-styles.ts'
import type { PageWords } from '../../content/entries.ts'
import { loadEngine } from '../../lib/search-engine.ts'
import { color, media, quiet } from '../../theme/tokens.ts'
import { searchFieldId } from './SearchLink.tsx'
import { isShortcutOn, setShortcut } from './shortcut.ts'
import { maxQueryLength } from './use-search.ts'

/* With a cross of its own, because that of the browser is blue. */
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
  input::-webkit-search-cancel-button {
    appearance: none;
    width: 20px;
    height: 20px;
    margin-left: 10px;
    background: ${color.ink2};
    /* WebKitGTK has an icon of its own as mask. */
    mask: none;
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
const shortcut = css`
  ${quiet.small};
  display: flex;
  align-items: center;
  gap: 10px;
  width: fit-content;
  min-height: 44px;
  margin-top: 4px;
  input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${color.ink};
  }
  @media not (any-pointer: fine) {
    display: none;
  }
`

/** Debounce delay of the search while typing, in milliseconds. */
const rest = 250

type Props = {
  words: PageWords<'search'>['field']
  query: string
  onSearch: (query: string, replace: boolean) => void
}

/** The search field. It searches as the visitor types, and keeps text typed before hydration. */
export function SearchForm({ words, query, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // What the timer calls, with the kind that is chosen by then.
  const searchFor = useRef(onSearch)
  useEffect(() => {
    searchFor.current = onSearch
  }, [onSearch])

  /**
   * The last query from this field; any other query comes from the URL and is put into the field.
   */
  const asked = useRef('')

  /** Whether the query of this history entry is still being typed. */
  const isTyped = useRef(false)

  const search = () => {
    clearTimeout(timer.current)
    const text = (field.current?.value ?? '').trim()
    if (text === asked.current) return
    asked.current = text
    searchFor.current(text, isTyped.current)
    isTyped.current = true
  }

  // A layout effect: others run only after pages have faded into each other.
  useLayoutEffect(() => {
    if (!field.current || query === asked.current) return
    field.current.value = query
    asked.current = query
    isTyped.current = false
  }, [query])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before hydration
  useEffect(() => {
    if (field.current?.value) search()
    return () => clearTimeout(timer.current)
  }, [])

  const onInput = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(search, rest)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    search()
    isTyped.current = false
  }
  return (
    <search>
      <form css={form} data-live-only onSubmit={onSubmit}>
        <label htmlFor={searchFieldId}>{words.label}</label>
        <div>
          <input
            ref={field}
            id={searchFieldId}
            name="q"
            type="search"
            placeholder={words.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={maxQueryLength}
            onFocus={() => void loadEngine().catch(() => undefined)}
            onInput={onInput}
          />
          <button css={button.principal} type="submit">
            {words.action}
          </button>
        </div>
      </form>
      <ShortcutSwitch label={words.shortcut} />
    </search>
  )
}

/** Shows what is stored, or stores what was chosen before hydration. */
function showShortcut(box: HTMLInputElement | null) {
  if (!box) return
  if (!box.checked) setShortcut(false)
  box.checked = isShortcutOn()
}

/** Turns the key that leads to the search field on or off. */
function ShortcutSwitch({ label }: { label: string }) {
  return (
    <label css={shortcut} data-live-only>
      <input
        ref={showShortcut}
        type="checkbox"
        defaultChecked
        onChange={({ target }) => setShortcut(target.checked)}
      />
      {label}
    </label>
  )
}
