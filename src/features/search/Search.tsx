import { type SearchField, SearchForm } from './SearchForm.tsx'
import { type ResultWords, SearchResults } from './SearchResults.tsx'
import { useQuery } from './use-query.ts'
import { useSearch } from './use-search.ts'

type Props = { field: SearchField; words: ResultWords }

/** The field and what it finds; the query is in the URL. */
export function Search({ field, words }: Props) {
  const [query, setQuery] = useQuery()
  const [state, retry] = useSearch(query)
  return (
    <>
      <SearchForm words={field} query={query} onSearch={setQuery} />
      <SearchResults state={state} words={words} onRetry={retry} />
    </>
  )
}
