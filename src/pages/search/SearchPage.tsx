import { css } from '@emotion/react'
import { container, grid } from '../../components/layout.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { Search } from '../../features/search/Search.tsx'
import type { SearchField } from '../../features/search/SearchForm.tsx'
import type { ResultWords } from '../../features/search/SearchResults.tsx'
import { media } from '../../theme/tokens.ts'
import { type PlaceLink, Places } from './Places.tsx'

const places = css`
  ${container};
  ${grid};
  row-gap: 44px;
  padding-block: clamp(44px, 5vw, 72px) clamp(72px, 7.6vw, 116px);
  > :first-of-type {
    grid-column: 1/9;
  }
  > :last-of-type {
    grid-column: 9/-1;
  }
  ${media.belowTablet} {
    display: block;
    > :last-of-type {
      margin-top: 44px;
    }
  }
`

export type SearchPageData = {
  heading: readonly string[]
  lead: string
  field: SearchField
  words: ResultWords
  sections: { heading: string; links: readonly PlaceLink[] }
  categories: { heading: string; links: readonly PlaceLink[] }
}

/** The search, and the places of the site for whoever would rather look around. */
export function SearchPage({ heading, lead, field, words, sections, categories }: SearchPageData) {
  return (
    <>
      <PageHead heading={heading} lead={lead} />
      <div css={container}>
        <Search field={field} words={words} />
      </div>
      <div css={places}>
        <Places {...sections} columns={2} />
        <Places {...categories} columns={1} />
      </div>
    </>
  )
}
