import { css } from '@emotion/react'
import { Deferred } from '../../components/Deferred.tsx'
import { container, pinned } from '../../components/layout.ts'
import { Photo, Portrait } from '../../components/Photo.tsx'
import { staticPart } from '../../components/static-part.tsx'
import { TableOfContents } from '../../components/TableOfContents.tsx'
import { Body } from '../../features/body/Body.tsx'
import { color, media, pageEdge, radius, type } from '../../theme/tokens.ts'
import { ArticleHead } from './ArticleHead.tsx'
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
    max-width: calc(48rem + 2 * ${pageEdge});
    padding-top: 44px;
  }
`

const image = css`
  height: auto;
  margin-bottom: 32px;
  border-radius: ${radius.control};
`

/* Sticky beside the text, like the table of contents. */
const card = css`
  ${type.small};
  ${pinned};
  img {
    width: 112px;
    margin-bottom: 16px;
  }
  b {
    display: block;
    font-weight: 600;
    font-size: 1.0625rem;
  }
  p {
    color: ${color.ink3};
  }
  ${media.belowNav} {
    position: static;
    grid-column: 2;
    display: grid;
    grid-template-columns: 84px 1fr;
    gap: 0 20px;
    align-items: center;
    margin-top: 44px;
    padding-top: 24px;
    border-top: 1px solid ${color.line};
    img {
      grid-row: span 2;
      margin: 0;
    }
    b {
      align-self: end;
    }
    p {
      align-self: start;
    }
  }
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
            <Photo css={image} {...article.image} sizes="(min-width: 48em) 43rem, 100vw" isNear />
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

function AuthorCard({ name, description, portrait }: ArticlePageData['author']) {
  return (
    <aside css={card} aria-label="Quién escribe">
      <Portrait {...portrait} />
      <b>{name}</b>
      <p>{description}</p>
    </aside>
  )
}
