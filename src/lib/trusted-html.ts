/** The part of the Trusted Types API that is used here; not every browser has it. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => object }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

/** The only Trusted Types policy that the site's Content-Security-Policy allows. */
const site = trustedTypes?.createPolicy('site', { createHTML: (html) => html })

/** Marks HTML that the content build has checked and compiled as trusted. */
export const trustedHtml = (html: string): string =>
  // React passes a TrustedHTML object through unchanged, but its types expect a string.
  site ? (site.createHTML(html) as unknown as string) : html
