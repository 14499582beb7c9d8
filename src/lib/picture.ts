export type Picture = {
  /** Public path without the base, e.g. `/images/taller.jpg`. */
  src: string
  /** Text alternative: what the picture shows. */
  alt: string
  /** In pixels. */
  width: number
  height: number
}
