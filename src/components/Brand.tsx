import { css } from '@emotion/react'
import { useId } from 'react'
import { markOfFiveShape } from '../art/marks.ts'
import { site } from '../site.ts'
import { font, media } from '../theme/tokens.ts'
import { FireGradient } from './FireGradient.tsx'
import { PageLink } from './links.tsx'

/* Its size leaves room for the icons of the header at any text size. */
const brand = css`
  display: inline-flex;
  align-items: center;
  gap: min(12px, 8vw - 13.6px);
  font: 800 min(1.6rem, 15vw - 22.4px)/1 ${font.display};
  letter-spacing: -0.025em;
  /* Firefox counts what may shrink as nothing in the smallest width, and a wide navigation covers the name. */
  svg {
    max-width: none;
  }
`
/* A long name of several words wraps onto two or three lines of the header, however short its words
   are and however many links want the space. */
const long = css`
  font-size: clamp(1rem, 0.8rem + 0.75vw, 1.25rem);
  ${media.fromNav} {
    min-width: calc(40px + ${Math.ceil(site.name.length / 4)}ch);
  }
`
/** Letters from which a name counts as long. */
const longName = 15

/** The mark of five, coloured as a fire, or in one colour, as on a button. */
export function BrandMark({ size = 28, isPlain = false }: { size?: number; isPlain?: boolean }) {
  const id = useId()
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={(size * 1.06).toFixed(1)}
      viewBox={markOfFiveShape.viewBox}
    >
      {!isPlain && <FireGradient id={id} height={34} />}
      <path d={markOfFiveShape.path} fill={isPlain ? 'currentColor' : `url(#${id})`} />
    </svg>
  )
}

export function Brand() {
  return (
    <span css={[brand, site.name.length >= longName && long]} translate="no">
      <BrandMark />
      {site.name}
    </span>
  )
}

/** The brand as a link to the home page. */
export function HomeLink({ className }: { className?: string }) {
  return (
    <PageLink to="/" aria-label={`${site.name}, inicio`} className={className}>
      <Brand />
    </PageLink>
  )
}
