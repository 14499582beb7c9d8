import { css } from '@emotion/react'
import { Portrait } from '../../components/Portrait.tsx'
import { color, media, type } from '../../theme/tokens.ts'
import type { ArticlePageData } from './article.data.server.ts'

/* Beside the text it stays in sight, as the contents do. */
const card = css`
  ${type.small};
  position: sticky;
  top: 104px;
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

export function AuthorCard({ name, description, image, imageAlt }: ArticlePageData['author']) {
  return (
    <aside css={card} aria-label="Quién escribe">
      <Portrait image={image} alt={imageAlt} />
      <b>{name}</b>
      <p>{description}</p>
    </aside>
  )
}
