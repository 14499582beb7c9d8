import { fallbackFaces, webFaces } from './fonts.ts'
import { customProperties, day, night } from './palette.ts'
import { headerHeight, media, radius, type, webFont } from './tokens.ts'
import { visuallyHidden } from './visually-hidden.ts'

// `only`: browsers that darken pages by themselves would leave dark icons on dark grounds.
const palettes = `
:root { color-scheme: only light; ${customProperties(day)} }
:root.dark { color-scheme: dark; ${customProperties(night)} }
`

const displayStandIns = "'Piazzolla Fallback', 'Piazzolla Android', Georgia, serif"
const textStandIns = "'Instrument Fallback', Arial, sans-serif"
export const textFace = `'${webFont.text}', ${textStandIns}`

const elements = `
*,
::before,
::after {
  box-sizing: border-box;
}
html {
  --display: ${displayStandIns};
  --text: ${textStandIns};
  /* On screens wider than the design's 1440 px, everything measured in rem grows. */
  font-size: clamp(100%, 50% + 0.55vw, 150%);
  -webkit-text-size-adjust: 100%;
  scroll-padding-block: ${headerHeight.wide + 16}px;
}
html[data-fonts] {
  --display: '${webFont.display}', ${displayStandIns};
}
html[data-fonts='all'] {
  --text: ${textFace};
}
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 400 1.0625rem/1.6 var(--text);
  font-synthesis: none;
  overflow-wrap: break-word;
  text-underline-offset: 0.22em;
}
h1, h2, h3, h4, h5, h6, p, figure, blockquote, ul, ol, dl, dd {
  margin: 0;
}
:where(ul[class], ol[class]) {
  padding: 0;
  list-style: none;
}
p, li, td, dd, figcaption {
  text-wrap-style: pretty;
}
/* To balance lines, Chrome before 121 breaks words, and Safari before 26 forgets word-spacing and
   breaks after each word. The query is true in Chrome from 125, Safari from 26, and Firefox. */
@supports (anchor-name: --a) or (-moz-appearance: none) {
  :root {
    --balance: balance;
  }
}
/* Unlike break-word, it also lets a column be narrower than a word: in titles, links and quotes. */
h1, h2, h3, h4, h5, h6, main :is(a, blockquote) {
  overflow-wrap: anywhere;
}
main h1 {${type.h1.styles}}
main h2 {${type.h2.styles}}
main h3 {${type.h3.styles}}
/* Large type grows only as far as its longest words fit the window. */
${media.largeText} {
  main {
    overflow-wrap: anywhere;
  }
  main :is(h1, h2, h3, blockquote) {
    font-size: var(--largest, 13vw) !important;
  }
}
a {
  color: inherit;
}
img, svg {
  display: block;
  max-width: 100%;
}
/* A drawing in a flex container keeps its size. */
svg {
  flex: none;
}
button, input, select, textarea {
  font: inherit;
  color: inherit;
}
button {
  padding: 0;
  border: 0;
  background: none;
}
button, select, summary {
  cursor: pointer;
}
:focus-visible {
  outline: 3px solid var(--focus);
  outline-offset: 3px;
  border-radius: ${radius.control};
}
main:focus, h1:focus {
  outline: none;
}
[hidden] {
  display: none !important;
}
[data-dock] {
  display: none;
}
.vh {${visuallyHidden}}
.dark .if-light,
:root:not(.dark) .if-dark {
  display: none;
}
.s0 { stop-color: var(--f0); }
.s1 { stop-color: var(--f1); }
.s2 { stop-color: var(--f2); }
.s3 { stop-color: var(--f3); }
.s4 { stop-color: var(--f4); }
`

/**
 * Colours and element styles that every page starts with. Not in Emotion, which would insert them
 * again in the browser.
 */
export const documentCss: string = webFaces + fallbackFaces + palettes + elements
