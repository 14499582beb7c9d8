import { css } from '@emotion/react'
import { chipRow } from '../../components/chips.tsx'
import { DeferredSection, oneByOne } from '../../components/Deferred.tsx'
import { apart, sectionBox, square, swiped, wrapping } from '../../components/layout.ts'
import { ArrowLink, PageLink } from '../../components/links.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { SwipeHint } from '../../components/SwipeHint.tsx'
import { color, media, quiet, radius, type } from '../../theme/tokens.ts'
import { ArticleCard } from './ArticleCard.tsx'
import type { BlogPageData } from './blog.data.server.ts'
import { NewsletterSection } from './NewsletterSection.tsx'

const box = css`
  ${sectionBox};
  padding-top: 0;
`
/* With an odd number, the last card spans both columns, its text beside its cover. */
const pairs = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  > li:nth-of-type(odd):last-of-type {
    grid-column: 1/-1;
    display: grid;
    grid-template: repeat(4, auto) 1fr / subgrid;
    > div:first-of-type {
      grid-row: 1/-1;
      margin: 0;
    }
    > :not(div:first-of-type) {
      grid-column: 2;
    }
  }
`
/* On a phone a line breaks after the category, so that the titles of a row align whatever its
   length. */
const list = css`
  display: grid;
  gap: 56px 27px;
  margin-top: 36px;
  ${swiped};
  ${media.swipeable} {
    grid-auto-columns: 82%;
    gap: 14px;
    padding-block: 4px 20px;
    overscroll-behavior-x: contain;
    > li:not(:only-of-type) b {
      flex-basis: 100%;
    }
  }
  @media print {
    ${pairs}
  }
`
const many = css`
  ${media.fromTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.onTablet} {
    ${pairs}
  }
`
/* Too few cards to fill three columns. */
const few = css`
  ${media.aboveMobile} {
    ${pairs}
  }
`
/* A single card fills its container: on a phone there is nothing to swipe to. */
const alone = css`
  ${media.fromTablet} {
    > li h2 {
      ${type.h2}
    }
    > li > p:last-of-type {
      ${type.lead}
    }
  }
  ${media.mobile} {
    grid-auto-columns: 100%;
    margin-top: 20px;
  }
`
const bar = css`
  ${apart};
  gap: 8px 32px;
  > nav {
    min-width: 0;
  }
`
const hint = css`
  margin: 24px 0 16px;
`
const nothing = css`
  ${quiet.lead};
  max-width: 30.6em;
  margin-top: 44px;
  text-wrap: var(--balance);
`
const pages = css`
  margin-top: 72px;
  ul {
    ${wrapping};
    justify-content: center;
    gap: 8px;
  }
  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  li[data-skips]::before {
    content: '…' / '';
    color: ${color.ink3};
  }
  a {
    ${square};
    width: auto;
    min-width: 44px;
    border-radius: ${radius.control};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }
  a:hover {
    background: ${color.sunken};
  }
  a[aria-current] {
    box-shadow: inset 0 -3px 0 ${color.ember};
  }
`

/** One page of a listing: of all articles or of a category. */
export function BlogPage(props: BlogPageData) {
  const { heading, lead, chips, notice, articles, readMore, search, pager, newsletter } = props
  const size = [articles.length < 3 ? few : many, articles.length === 1 && alone]
  return (
    <>
      <PageHead heading={heading} lead={lead} />
      <div css={box}>
        <div css={bar}>
          {/* Links to the categories' own listings, so that they work without JavaScript. */}
          {articles.length > 0 && (
            <nav aria-label="Categorías">
              <ul css={chipRow}>
                {chips.map(({ label, url, current }) => (
                  <li key={url}>
                    <PageLink to={url} aria-current={current ? 'page' : undefined}>
                      {label}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <ArrowLink to={search.to}>{search.label}</ArrowLink>
        </div>
        {notice && <p css={nothing}>{notice}</p>}
        {/* Articles of other categories are kept out of the search index of this page. */}
        <div data-screen={notice ? '' : undefined}>
          {articles.length > 1 && <SwipeHint css={hint} />}
          <DeferredSection isNear>
            <ul css={[list, size, oneByOne]} className="cards">
              {articles.map((article) => (
                <ArticleCard key={article.slug} article={article} readMore={readMore} />
              ))}
            </ul>
          </DeferredSection>
        </div>
        <Pager links={pager} />
        {newsletter && (
          <DeferredSection isNear={articles.length < 2}>
            <NewsletterSection {...newsletter} />
          </DeferredSection>
        )}
      </div>
    </>
  )
}

/** Links to the pages of a listing; nothing if there is only one. */
function Pager({ links }: { links: BlogPageData['pager'] }) {
  if (links.length === 0) return null
  return (
    <nav css={pages} aria-label="Páginas">
      <ul className="pages">
        {links.map(({ number, url, current }, index) => (
          <li key={url} data-skips={number - (links[index - 1]?.number ?? 0) > 1 ? '' : undefined}>
            <PageLink to={url} aria-current={current ? 'page' : undefined}>
              <span className="vh">Página </span>
              {number}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
