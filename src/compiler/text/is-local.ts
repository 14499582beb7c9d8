/** Whether nobody else can open an address, given without its scheme. */
export const isLocal = (bare: string) =>
  /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/i.test(bare)
