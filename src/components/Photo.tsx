import { css } from '@emotion/react'
import type { Picture } from '../lib/picture.ts'
import { fixedVariant, fixedWidths, isPhotograph } from '../lib/picture-variants.ts'
import { withBase } from '../lib/site-path.ts'
import { color, radius } from '../theme/tokens.ts'

/**
 * Without a load listener, React suspends the part of the page around a picture until it has
 * loaded.
 */
const onLoad = () => {}

/** `src` and `srcset` of a picture; a drawing has only one size. */
export function photoSources(src: string, sizes: string) {
  const address = withBase(import.meta.env.BASE_URL, src)
  if (!isPhotograph(src)) return { src: address }
  const sources = fixedWidths.map((width) => {
    const { path } = fixedVariant(src, width)
    return `${withBase(import.meta.env.BASE_URL, encodeURI(path))} ${width}w`
  })
  return { srcSet: sources.join(', '), sizes, src: address }
}

type PhotoProps = Picture & {
  /** Its displayed width, as in `<img sizes>`. */
  sizes: string
  /** Whether it is on the first screen, and so not loaded lazily. */
  isNear?: boolean
  className?: string
}

/**
 * A picture outside written texts. Its space is reserved while it loads, and nothing waits for it.
 */
export function Photo({ src, alt, sizes, isNear = false, ...more }: PhotoProps) {
  return (
    <img
      {...more}
      {...photoSources(src, sizes)}
      alt={alt}
      loading={isNear ? 'eager' : 'lazy'}
      decoding="async"
      onLoad={onLoad}
    />
  )
}

const portrait = css`
  width: 100%;
  height: auto;
  aspect-ratio: 4/5;
  object-fit: cover;
  border-radius: ${radius.control};
  background: ${color.sunken};
`

type PortraitProps = Pick<PhotoProps, 'alt' | 'isNear'> & { image: string }

/** The portrait of a team member, as wide as its container. */
export const Portrait = ({ image, ...more }: PortraitProps) => (
  <Photo css={portrait} src={image} width={320} height={400} sizes="20rem" {...more} />
)
