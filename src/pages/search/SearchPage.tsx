import { css } from '@emotion/react'
import { container, sectionBox, split } from '../../components/layout.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { Search } from '../../features/search/Search.tsx'
import { Places } from './Places.tsx'
import type { SearchPageData } from './search.data.server.ts'

const places = css`
  ${sectionBox};
  ${split(8)};
  row-gap: 44px;
  align-items: start;
  padding-top: clamp(44px, 5vw, 72px);
`

export function SearchPage(page: SearchPageData) {
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead} />
      <div css={container}>
        <Search field={page.field} words={page} />
      </div>
      <div css={places}>
        <Places {...page.sections} />
        <Places {...page.categories} />
      </div>
    </>
  )
}
