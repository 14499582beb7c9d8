declare module 'virtual:boot-script' {
  /** src/client/boot.js, minified. */
  export const bootScript: string
}

/** Whether the whole site asks not to be indexed, as previews do. */
declare const SITE_NOINDEX: boolean

declare namespace Vike {
  interface PageContext {
    /** The content from which `+data` takes what the page shows. */
    content: import('./content/read-content.ts').Content
    /** The script that starts the page in the browser, as a path below the base. */
    entry: string
    /** Where a build puts the sheets of what is deferred, by URL. */
    sheets?: Map<string, import('./site/document/render-document.tsx').Sheet>
  }
}
