import { css } from '@emotion/react'
import { Cover } from '../../components/Cover.tsx'
import { oneByOne } from '../../components/Deferred.tsx'
import { coveringLink, split } from '../../components/layout.ts'
import { PageLink } from '../../components/links.tsx'
import { Meta } from '../../components/Meta.tsx'
import { Section } from '../../components/Section.tsx'
import { color, emberLine, media, quiet, radius } from '../../theme/tokens.ts'
import type { ArticleTeaser } from '../article-teaser.ts'
import type { HomePageData } from './home.data.server.ts'

const teasers = css`
  ${split(7)};
  grid-template-rows: auto 1fr;
  > li {
    position: relative;
  }
  h3 a {
    ${coveringLink};
    border-radius: ${radius.control};
  }
  > li:hover h3 a {
    ${emberLine};
  }
  ${media.belowTablet} {
    display: block;
  }
`
const large = css`
  grid-area: 1/1/3/2;
  padding-right: 16px;
  h3 {
    font-size: clamp(1.75rem, 2.75vw, 2.5rem);
    margin-top: 22px;
  }
  .text {
    margin-block: 8px 12px;
    color: ${color.ink2};
    max-width: 40em;
  }
  ${media.belowTablet} {
    padding: 0 0 24px;
  }
`
/* The category has its own line, because author and month would not always fit beside it. */
const small = css`
  grid-column: 2;
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  align-content: start;
  padding-bottom: 24px;
  border-bottom: 1px solid ${color.line};
  & + & {
    padding-top: 24px;
  }
  ${media.fromTablet} {
    &:last-child {
      border: 0;
    }
  }
  b {
    flex-basis: 100%;
  }
  h3 {
    margin-block: 6px 8px;
  }
  .text {
    ${quiet.small};
    max-width: 40em;
  }
  ${media.belowNav} {
    grid-template-columns: 132px minmax(0, 1fr);
    gap: 18px;
  }
  ${media.belowTablet} {
    padding-block: 24px;
  }
  ${media.mobile} {
    grid-template: auto 1fr / 104px minmax(0, 1fr);
    gap: 6px 16px;
    h3 {
      font-size: min(1.3rem, 6.6vw);
      margin-block: 4px 0;
    }
    > div:last-of-type {
      display: contents;
    }
    > :first-of-type {
      grid-row: 1/3;
    }
    .text {
      grid-column: 1/-1;
      margin-top: 4px;
    }
  }
`
function Facts({ category, author, date, dateText, waitingText }: ArticleTeaser) {
  return (
    <Meta category={category} waitingText={waitingText}>
      <span>{author}</span> <time dateTime={date}>{dateText.month}</time>
    </Meta>
  )
}

type Props = HomePageData['blog'] & { isJoined: boolean }

export function BlogSection({ articles: [first, ...others], ...words }: Props) {
  return (
    <Section {...words}>
      <ul css={[teasers, oneByOne]} className="teasers">
        {first && (
          <li css={large}>
            <Cover shape="broad" cover={first.cover} tone={first.tone} />
            <h3>
              <PageLink to={first.url}>{first.title}</PageLink>
            </h3>
            <p className="text">{first.description}</p>
            <Facts {...first} />
          </li>
        )}
        {others.map((article) => (
          <li key={article.slug} css={small}>
            <Cover shape="square" cover={article.cover} tone={article.tone} />
            <div>
              <Facts {...article} />
              <h3>
                <PageLink to={article.url}>{article.title}</PageLink>
              </h3>
              <p className="text">{article.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
