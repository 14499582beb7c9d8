import { css } from '@emotion/react'
import { Deferred } from '../../components/Deferred.tsx'
import { container } from '../../components/layout.ts'
import { photoSources } from '../../components/photo-sources.ts'
import { staticPart } from '../../components/static-part.tsx'
import { TableOfContents } from '../../components/TableOfContents.tsx'
import { Body } from '../../features/body/Body.tsx'
import { media, radius } from '../../theme/tokens.ts'
import { ArticleHead } from './ArticleHead.tsx'
import { AuthorCard } from './AuthorCard.tsx'
import type { ArticlePageData } from './article.data.server.ts'

const columns = css`
  ${container};
  display: grid;
  grid-template-columns: 220px minmax(0, 48rem) minmax(140px, 1fr);
  column-gap: clamp(32px, 5vw, 72px);
  align-items: start;
  padding-block: 56px 72px;
  ${media.belowNav} {
    grid-template-columns: 200px minmax(0, 48rem);
  }
  ${media.belowTablet} {
    display: block;
    max-width: calc(48rem + 2 * clamp(20px, 3.4vw, 48px));
    padding-top: 44px;
  }
`

const picture = css`
  height: auto;
  margin-bottom: 32px;
  border-radius: ${radius.control};
`

const Further = staticPart(() => import('./Further.tsx'), 'Further')

export function ArticlePage(article: ArticlePageData) {
  return (
    <article>
      <ArticleHead {...article} />
      <div css={columns}>
        <TableOfContents headings={article.headings} title="En este artículo" />
        <div>
          {article.image && (
            <img
              css={picture}
              {...article.image}
              {...photoSources(article.image.src, '(min-width: 48em) 43rem, 100vw')}
              alt={article.image.alt}
            />
          )}
          <Body hash={article.body} />
        </div>
        <AuthorCard {...article.author} />
      </div>
      <Deferred>
        <Further articles={article.more} />
      </Deferred>
    </article>
  )
}
