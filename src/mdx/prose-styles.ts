/** Look of bodies. */
export const proseStyles = 'p{margin-block:1em}'
