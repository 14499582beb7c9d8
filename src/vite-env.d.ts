declare module 'virtual:boot-script' {
  /** src/client/boot.js, minified. */
  export const bootScript: string
}

/** Whether the whole site asks not to be indexed, as previews do. */
declare const SITE_NOINDEX: boolean

/** Whether what is not published yet is among the pages, and marked. */
declare const SITE_MARKS: boolean

declare namespace Vike {
  interface PageContext {
    /** The page of a URL path: of the content as it is, or one of those that a build has planned. */
    pageOf: (url: string) => import('./site/document/page-to-render.ts').PageToRender
    /** The script that starts the page in the browser, as a path below the base. */
    entry: string
    /** Where a build puts the sheets of what is deferred, by URL. */
    sheets?: Map<string, import('./site/document/render-document.tsx').Sheet>
  }
}
