/** The part of Trusted Types that is used here; browsers without them have none. */
export type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: {
      createHTML?: (html: string) => string
      createScriptURL?: (url: string) => string | undefined
    },
  ) => { createHTML: (html: string) => object }
}
