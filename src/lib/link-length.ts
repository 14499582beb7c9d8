/** Characters that a message may take in an address; beyond them phones drop it. */
export const longestInLink = 1500

/** How many characters of an address a text takes, as a chat link writes it. */
export const encodedLength = (text: string): number =>
  new URLSearchParams([['', text]]).toString().replaceAll('+', '%20').length - 1
