import { css } from '@emotion/react'
import { Deferred } from '../../components/Deferred.tsx'
import { Fire, Subject } from '../../components/drawings.ts'
import { container, wrapping } from '../../components/layout.ts'
import { PageLink } from '../../components/links.tsx'
import { layer, media, pageEdge, type } from '../../theme/tokens.ts'
import { onGround } from '../../theme/tone.ts'
import type { ArticlePageData } from './article.data.server.ts'

const head = css`
  position: relative;
  overflow: hidden;
`
const words = css`
  ${container};
  position: relative;
  z-index: ${layer.content};
  padding-block: 56px 24px;
  nav {
    ${type.small}
  }
  nav a {
    display: inline-block;
    padding-block: 11px;
  }
  h1 {
    max-width: 10.1em;
    margin-block: 20px 28px;
    ${media.mobile} {
      max-width: 7em;
      font-size: clamp(2.4rem, 12vw, min(3.4rem, 13vh));
    }
  }
`
const facts = css`
  ${type.small};
  ${wrapping};
  gap: 4px 16px;
`
/* As tall as its fire at this width; a lower band would crop the tips. On a phone the tongues are
   left of the subject. */
const band = css`
  height: clamp(110px, 15.3vw, 420px);
  ${media.mobile} {
    width: max(160%, 896px);
    height: max(140px, 24.5vw);
    margin-left: min(-60%, -288px);
  }
`
/* At the right edge of the text, in the space that the title's widest line leaves; on a phone, in
   the embers. Not printed: its white background would leave a hole in the fire. */
const front = css`
  position: absolute;
  right: max(${pageEdge}, 50% - 44rem + 48px);
  bottom: clamp(20px, 3vw, 44px);
  width: min(27vw, 23.75rem);
  height: min(24vw, 20rem);
  pointer-events: none;
  ${media.mobile} {
    bottom: 16px;
    width: 190px;
    height: 110px;
  }
`

export function ArticleHead(article: ArticlePageData) {
  const { title, blog, category, author, date, updated, minutes, tone, fire, subject } = article
  return (
    <header {...onGround(tone, head)}>
      <div css={words}>
        <nav aria-label="Ruta">
          <PageLink to={blog.url}>{blog.name}</PageLink> /{' '}
          <PageLink to={category.url}>{category.title}</PageLink>
        </nav>
        <h1>{title}</h1>
        <p css={facts}>
          <span>Por {author.name}</span> <time dateTime={date.iso}>{date.text}</time>{' '}
          {updated && (
            <span>
              Actualizado el <time dateTime={updated.iso}>{updated.text}</time>
            </span>
          )}{' '}
          <span>{minutes} min de lectura</span>
        </p>
      </div>
      <Fire css={band} drawing={fire} />
      {subject && (
        <div css={front} data-screen>
          <Deferred>
            <Subject name={subject} />
          </Deferred>
        </div>
      )}
    </header>
  )
}
