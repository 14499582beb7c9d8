/** Width and height in pixels. */
export type ImageSize = { width: number; height: number }

export type Image = ImageSize & {
  /** Public path without the base, e.g. `/images/taller.jpg`. */
  src: string
  /** Text alternative: what the image shows. */
  alt: string
}

/** File extensions of the images that the site publishes. */
export const imageExtensions = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif']

/** The public path of an image: `/images/foto.svg` is the file `content/images/foto.svg`. */
export const imagePath = new RegExp(`^/images/[a-z0-9/_-]+\\.(?:${imageExtensions.join('|')})$`)
