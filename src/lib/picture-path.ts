/** File extensions of the pictures that the site publishes. */
export const pictureExtensions = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif']

/** The public path of a picture: `/images/foto.svg` is the file `content/images/foto.svg`. */
export const picturePath = new RegExp(`^/images/[a-z0-9/_-]+\\.(?:${pictureExtensions.join('|')})$`)
