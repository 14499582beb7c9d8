declare module 'virtual:boot-script' {
  /** src/client/boot.js, minified. */
  export const bootScript: string
}

/** Whether the whole site asks not to be indexed, as previews do. */
declare const SITE_NOINDEX: boolean

/** What a visitor closes by the way of the system, on Android by «back»; not every browser has it. */
declare class CloseWatcher extends EventTarget {
  destroy(): void
}

declare namespace Vike {
  interface PageContext {
    /** The page of the URL: whoever asks vike for it has found it. */
    pageToRender: import('./site/page-data.ts').PageToRender
    /** The script that starts the page in the browser, as a path below the base. */
    entry: string
    /** The sheet of what is deferred, once the page is rendered. */
    sheet?: import('./site/document/render-document.tsx').Sheet
  }
}
