/** What a writer reads who changes something that the owner has promised. */
export const promised = (file: string) =>
  `Este dato está prometido en tests/promises/${file}: si lo cambiaste a propósito, cámbialo también ahí`
