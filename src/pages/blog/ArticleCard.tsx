import { css } from '@emotion/react'
import { Cover } from '../../components/Cover.tsx'
import { Icon, icons } from '../../components/Icon.tsx'
import { apart, stretchedLink } from '../../components/layout.ts'
import { arrowLink, PageLink } from '../../components/links.tsx'
import { Meta } from '../../components/Meta.tsx'
import { media, quiet, type } from '../../theme/tokens.ts'
import type { ArticleTeaser } from '../article-teaser.ts'

/* Swiped cards are close together: an author at the right edge would run into the next card. */
const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  h2 {
    ${type.h3};
    font-size: 1.75rem;
    margin-block: 8px;
  }
  h2 a {
    ${stretchedLink}
  }
  > p:last-of-type {
    ${quiet.small};
  }
  .end {
    ${apart};
    gap: 0 16px;
    margin-top: auto;
  }
  .author {
    ${quiet.hint};
  }
  ${media.mobile} {
    .end {
      justify-content: start;
    }
  }
  &:hover .end svg {
    transform: translateX(4px);
  }
`
const cover = css`
  margin-bottom: 16px;
`

type Props = { article: ArticleTeaser; readMore: string }

/** An article in a listing; the whole card is its link. */
export function ArticleCard({ article, readMore }: Props) {
  return (
    <li css={card}>
      <Cover css={cover} cover={article.cover} tone={article.tone} />
      <Meta category={article.category} waitingText={article.waitingText}>
        <time dateTime={article.date}>{article.dateText.short}</time>{' '}
        <span>{article.minutes} min</span>
      </Meta>
      <h2>
        <PageLink to={article.url}>{article.title}</PageLink>
      </h2>
      <p>{article.description}</p>
      <div className="end">
        <span css={arrowLink} aria-hidden="true">
          <span>{readMore}</span>
          <Icon path={icons.arrowRight} size={20} />
        </span>{' '}
        <span className="author">{article.author}</span>
      </div>
    </li>
  )
}
