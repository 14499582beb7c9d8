/** The part of Trusted Types that is used here; browsers without them have none. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => object }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

/** What the policy of the site lets into elements as HTML: this module's, and nothing else. */
const site = trustedTypes?.createPolicy('site', { createHTML: (html) => html })

/** HTML that the content build has checked and compiled, as an element takes it. */
export const trustedHtml = (html: string): string =>
  // React hands it on as it is.
  site ? (site.createHTML(html) as unknown as string) : html
