/** Encoded characters that a message may have in a link; phones drop longer ones. */
export const maxLinkLength = 1500

/** How many characters a text takes in a chat link. */
export const encodedLength = (text: string): number =>
  new URLSearchParams([['', text]]).toString().replaceAll('+', '%20').length - 1
