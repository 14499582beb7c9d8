/** The part of Trusted Types that is used here; browsers without them have none. */
export type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => object }
}
