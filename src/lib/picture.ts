/** Width and height in pixels. */
export type PictureSize = { width: number; height: number }

export type Picture = PictureSize & {
  /** Public path without the base, e.g. `/images/taller.jpg`. */
  src: string
  /** Text alternative: what the picture shows. */
  alt: string
}
