import { css } from '@emotion/react'
import { type KeyboardEvent, useRef } from 'react'
import type { PageWords } from '../../content/entries.ts'
import { media } from '../../theme/tokens.ts'
import { SearchForm } from './SearchForm.tsx'
import { type ResultWords, SearchResults } from './SearchResults.tsx'
import { useQuery, useSearch } from './use-search.ts'

/* Eight of the page's twelve columns. Results are inserted above the content shown while loading:
   scroll anchoring would keep that in place, so that returning visitors would end up below all
   results. */
const column = css`
  html:has(&) {
    overflow-anchor: none;
  }
  ${media.fromTablet} {
    max-width: calc(200% / 3 - 8px);
  }
`

type Props = { field: PageWords<'search'>['field']; words: ResultWords }

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The search field and its results; the query is in the URL. Arrow keys move between the field and
 * the results.
 */
export function Search({ field, words }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [query, kind, setQuery] = useQuery()
  const [state, retry] = useSearch(query, kind)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
    const step = steps[event.key]
    const found = box.current?.querySelectorAll<HTMLElement>('input[type=search],.results h3 a')
    const stops = [...(found ?? [])]
    const place = stops.indexOf(document.activeElement as HTMLElement)
    const next = step && place >= 0 ? stops[place + step] : undefined
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are for the field and links inside
    <div ref={box} css={column} onKeyDown={onKeyDown}>
      <SearchForm
        words={field}
        query={query}
        onSearch={(text, replace) => setQuery({ text, kind }, replace)}
      />
      <SearchResults
        state={state}
        words={words}
        onRetry={retry}
        onChoose={(next) => setQuery({ text: query, kind: next }, true)}
      />
    </div>
  )
}
