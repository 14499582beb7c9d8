import { css } from '@emotion/react'
import type { Image } from '../lib/image.ts'
import { imageVariants, srcSetOf } from '../lib/image-variants.ts'
import { withBase } from '../lib/site-path.ts'
import { radius } from '../theme/tokens.ts'
import { printedGround } from '../theme/tone.ts'

/**
 * Without a load listener, React suspends the part of the page around an image until it has
 * loaded.
 */
const onLoad = () => {}

/** `src` and `srcset` of an image; a drawing has only one size. */
export function photoSources(src: string, width: number, sizes: string) {
  const base = import.meta.env.BASE_URL
  const address = withBase(base, src)
  const variants = imageVariants(src, width).filter(({ format }) => format === 'webp')
  if (variants.length === 0) return { src: address }
  return { srcSet: srcSetOf(variants, base), sizes, src: address }
}

type PhotoProps = Image & {
  /** Its displayed width, as in `<img sizes>`. */
  sizes: string
  /** Whether it is on the first screen, and so not loaded lazily. */
  isNear?: boolean
  className?: string
}

/**
 * An image outside written texts. Its space is reserved while it loads, and nothing waits for it.
 */
export function Photo({ src, alt, sizes, isNear = false, ...more }: PhotoProps) {
  return (
    <img
      {...more}
      {...photoSources(src, more.width, sizes)}
      alt={alt}
      loading={isNear ? 'eager' : 'lazy'}
      decoding="async"
      onLoad={onLoad}
    />
  )
}

/* The ground is seen until the image has loaded. */
const portrait = css`
  ${printedGround};
  width: 100%;
  height: auto;
  aspect-ratio: 4/5;
  object-fit: cover;
  border-radius: ${radius.control};
`

type PortraitProps = Image & Pick<PhotoProps, 'isNear'> & { ground: string }

/** The portrait of a team member, as wide as its container. */
export const Portrait = ({ ground, ...image }: PortraitProps) => (
  <Photo css={portrait} data-ground={ground} sizes="20rem" {...image} />
)
