import { css } from '@emotion/react'
import { PageLink } from '../../components/PageLink.tsx'
import { color, media } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

const nav = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 24px;
  margin-top: 72px;
  padding-top: 24px;
  border-top: 2px solid ${color.ink};
  ${media.mobile} {
    grid-template-columns: 1fr;
    margin-top: 56px;
  }
  a {
    ${type.h3};
    font-size: 1.25rem;
    display: block;
    padding-block: 8px;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-decoration-color: ${color.ember};
    text-underline-offset: 4px;
  }
  span {
    display: block;
    ${type.small};
    font-family: var(--text);
    font-weight: 400;
    letter-spacing: 0;
    color: ${color.ink3};
    margin-bottom: 4px;
  }
  a:last-child:not(:first-child) {
    text-align: right;
    ${media.mobile} {
      text-align: left;
    }
  }
`

export type NeighbourLink = { url: string; title: string }

/** The article before and the one after, by date. */
export function Neighbours({ newer, older }: { newer?: NeighbourLink; older?: NeighbourLink }) {
  if (!newer && !older) return null
  return (
    <nav css={nav} aria-label="Artículos vecinos">
      {older ? (
        <PageLink to={older.url} rel="prev">
          <span>Anterior</span>
          {older.title}
        </PageLink>
      ) : (
        <i />
      )}
      {newer && (
        <PageLink to={newer.url} rel="next">
          <span>Siguiente</span>
          {newer.title}
        </PageLink>
      )}
    </nav>
  )
}
