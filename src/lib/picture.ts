export type Picture = {
  /** Public path without the base, e.g. `/images/taller.jpg`. */
  src: string
  /** What is seen in it, for who does not see it. */
  alt: string
  /** In pixels. */
  width: number
  height: number
}
