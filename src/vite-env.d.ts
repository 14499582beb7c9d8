declare module 'virtual:boot-script' {
  /** src/client/boot.js, minified. */
  export const bootScript: string
}

interface ImportMetaEnv {
  /** Scheme and host of the published site, e.g. `https://lumbre.example`. */
  readonly SITE_ORIGIN: string
  /** Whether the whole site asks not to be indexed, as previews do. */
  readonly SITE_NOINDEX: boolean
  /** Where forms are posted; empty without an endpoint in the environment. */
  readonly FORMS_ENDPOINT: string
}

declare namespace Vike {
  interface PageContext {
    /** The page to render, resolved by the preview. */
    planned?: import('./site/document/planned-render.ts').PlannedRender
  }
}
