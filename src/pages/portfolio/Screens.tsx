import { css } from '@emotion/react'
import { photoSources } from '../../components/photo-sources.ts'
import type { Picture } from '../../lib/picture.ts'
import { color, media, radius } from '../../theme/tokens.ts'

/* Shares of the row by the shapes of the tiles, so that all are of one height. */
const row = css`
  display: flex;
  align-items: flex-start;
  gap: 16px;
  img {
    flex: 21 1 0;
    min-width: 0;
    height: auto;
    aspect-ratio: 3/4;
    border-radius: ${radius.control};
    object-fit: cover;
    background: ${color.sunken};
  }
  .wide {
    flex-grow: 32;
    aspect-ratio: 8/7;
  }
  ${media.belowTablet} {
    margin-inline: calc(-1 * clamp(20px, 3.4vw, 48px));
    padding-inline: clamp(20px, 3.4vw, 48px);
    padding-block: 6px;
    gap: 12px;
    overflow-x: auto;
    scroll-snap-type: x proximity;
    scroll-padding-inline: clamp(20px, 3.4vw, 48px);
    img,
    .wide {
      flex: none;
      width: auto;
      max-width: none;
      height: min(74vw, 440px);
      scroll-snap-align: start;
    }
  }
`

type Props = { label: string; screens: readonly Picture[]; isFirst: boolean }

/** A project's drawn screens side by side; on small screens a row that scrolls. */
export function Screens({ label, screens, isFirst }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where the row scrolls, keys must reach it.
    <section css={row} aria-label={label} tabIndex={0}>
      {screens.map(({ src, alt, width, height }) => (
        <img
          key={src}
          className={width > height ? 'wide' : undefined}
          {...photoSources(src, '(min-width: 48em) 40rem, 100vw')}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      ))}
    </section>
  )
}
