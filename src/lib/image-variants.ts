import { withBase } from './site-path.ts'

/** A photograph in one of the sizes and formats that browsers choose from. */
export type ImageVariant = {
  /** Where it is published, without the base. */
  path: string
  /** Width in pixels. */
  width: number
  format: (typeof formats)[number]
}

/** In the order in which they are offered to browsers. */
const formats = ['avif', 'webp'] as const

/** Widths in pixels: a phone, a high-density phone, a text column on a high-density screen. */
const widths = [480, 960, 1440]

const pathOf = (src: string, width: number, format: ImageVariant['format']) =>
  `/_images/${src.slice('/images/'.length)}.${width}.${format}`

/** The `srcset` of variants, with the base of the site. */
export const srcSetOf = (variants: readonly ImageVariant[], base: string): string =>
  variants.map(({ path, width }) => `${withBase(base, encodeURI(path))} ${width}w`).join(', ')

/** Whether an image is a photograph, published in several sizes; not a drawing or a GIF. */
export const isPhotograph = (src: string) => /^\/images\/.+\.(?:png|jpe?g|webp|avif)$/i.test(src)

/**
 * The variants of a photograph, none wider than the original.
 *
 * @param src public path of the image, e.g. `/images/blog/horno.jpg`
 * @param natural its width in pixels
 */
export function imageVariants(src: string, natural: number): ImageVariant[] {
  if (!isPhotograph(src)) return []
  const smaller = widths.filter((width) => width < natural)
  const all = smaller.length < widths.length ? [...smaller, natural] : smaller
  return formats.flatMap((format) =>
    all.map((width) => ({ path: pathOf(src, width, format), width, format })),
  )
}
