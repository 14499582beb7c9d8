import { css } from '@emotion/react'
import { Cover } from '../../components/Cover.tsx'
import { container, stretchedLink } from '../../components/layout.ts'
import { PageLink } from '../../components/links.tsx'
import { Meta } from '../../components/Meta.tsx'
import { emberLine, media } from '../../theme/tokens.ts'
import type { ArticlePageData } from './article.data.server.ts'

const section = css`
  ${container};
  padding-bottom: clamp(72px, 7.6vw, 116px);
  h2 {
    font-size: 2.25rem;
    margin-bottom: 28px;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(20rem, 40%)), 1fr));
    gap: 32px 24px;
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(96px, 232px) 1fr;
    gap: 24px;
    align-items: start;
    ${media.belowTablet} {
      grid-template-columns: 128px 1fr;
      gap: 16px;
    }
    ${media.mobile} {
      grid-template-columns: 104px 1fr;
    }
  }
  h3 {
    margin-top: 8px;
    font-size: clamp(1.25rem, 2.4vw, 1.5rem);
  }
  h3 a {
    ${stretchedLink}
  }
  h3 a:hover {
    ${emberLine};
  }
`

export function Further({ articles }: { articles: ArticlePageData['more'] }) {
  if (articles.length === 0) return null
  return (
    <section css={section} aria-labelledby="Sigue" data-screen>
      <h2 id="Sigue">Sigue leyendo</h2>
      <ul className="further">
        {articles.map(({ slug, url, title, category, minutes, cover, tone, waitingText }) => (
          <li key={slug}>
            <Cover shape="square" cover={cover} tone={tone} />
            <div>
              <Meta category={category} waitingText={waitingText}>
                <span>{minutes} min</span>
              </Meta>
              <h3>
                <PageLink to={url}>{title}</PageLink>
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
