import { fallbackFaces, webFaces } from './fonts.ts'
import { day, fireStops, night, tokens } from './palette.ts'
import { duration, ease, media, type } from './tokens.ts'
import { visuallyHidden } from './visually-hidden.ts'

const palettes = `
:root { color-scheme: light; ${tokens(day, fireStops.day)} }
:root.dark { color-scheme: dark; ${tokens(night, fireStops.night)} }
`

const displayStandIns = "'Piazzolla Fallback', 'Piazzolla Android', Georgia, serif"
const textFace = "'Instrument Sans Variable', 'Instrument Fallback', Arial, sans-serif"

const elements = `
*,
::before,
::after {
  box-sizing: border-box;
}
html {
  --display: ${displayStandIns};
  --text: 'Instrument Fallback', Arial, sans-serif;
  /* On screens wider than the design's 1440 px all that is measured in rem grows with them. */
  font-size: clamp(100%, 50% + 0.55vw, 150%);
  -webkit-text-size-adjust: 100%;
  scroll-padding-block: 88px;
}
html[data-fonts] {
  --display: 'Piazzolla Variable', ${displayStandIns};
}
html[data-fonts='all'] {
  --text: ${textFace};
}
/* On paper nothing moves when the text takes its own face. */
@media print {
  html[data-fonts] {
    --text: ${textFace};
  }
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
/* Unlike break-word it also lets a column be narrower than a word: titles, links that name them, quotes. */
h1, h2, h3, h4, h5, h6, main :is(a, blockquote) {
  overflow-wrap: anywhere;
}
main h1 {${type.h1.styles}}
main h2 {${type.h2.styles}}
main h3 {${type.h3.styles}}
/* Large letters grow as far as their longest words fit the window: any other size would cut some. */
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
/* A drawing beside words keeps its size. */
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

/** Controls answer taps by themselves; below a dialog and the menu the page stands still. */
const touches = `
${media.motion} {
  [data-hydrated] {
    scroll-behavior: smooth;
  }
}
html {
  -webkit-tap-highlight-color: transparent;
}
[data-held] {
  overflow: hidden;
  padding-right: var(--scrollbar);
}
`

/** A block fades in when it is first seen: what stands on a section's ground, never the ground itself. */
const reveal = `
@media screen {
  [data-fade='waiting'] :is(section, article) > * {
    opacity: 0;
    translate: 0 16px;
  }
}
[data-fade='shown'] :is(section, article) > * {
  transition: opacity ${duration.reveal} ${ease.standard}, translate ${duration.reveal} ${ease.standard};
}
`

/**
 * Pages fade into one another, below what both of them have: what was scrolled under the header stays
 * there, and a menu that was open fades away with it. A change of theme ignites all of it from below.
 */
const transitions = `
::view-transition {
  pointer-events: none;
}
::view-transition-old(*),
::view-transition-new(*) {
  animation-duration: 0.15s;
}
:root:not([data-igniting]) {
  header[data-screen] {
    view-transition-name: header;
  }
  [data-dock] > button {
    view-transition-name: chat;
  }
  [data-dock] > [role='dialog'] {
    view-transition-name: panel;
  }
}
::view-transition-group(header),
::view-transition-group(chat),
::view-transition-group(panel) {
  z-index: 1;
}
::view-transition-old(root),
::view-transition-new(root) {
  animation: none;
  mix-blend-mode: normal;
}
[data-igniting]::view-transition-new(root) {
  animation: ignite ${duration.ignite} ${ease.ignite};
}
@keyframes ignite {
  from {
    clip-path: inset(100% 0 0);
  }
  /* To none there is no way: it would come at once, half way through. */
  to {
    clip-path: inset(0);
  }
}
@media (prefers-reduced-motion: reduce) {
  ::view-transition-group(*),
  ::view-transition-old(*),
  ::view-transition-new(*) {
    animation: none !important;
  }
}
`

/** Without script the fonts come at once, and what needs script to be of use is not shown. */
const withoutScript = `
@media (scripting: none) {
  html {
    --display: 'Piazzolla Variable', Georgia, serif;
    --text: 'Instrument Sans Variable', Arial, sans-serif;
  }
  [data-live-only] {
    display: none !important;
  }
  p[data-fallback] {
    display: block !important;
  }
}
`

/** When our program could not be had: what only it can answer goes, what does without it comes. */
const failure = `
[data-failed] [data-live-only]:not([data-native], [data-theme-switch]) {
  display: none !important;
}
[data-failed] [data-fallback] {
  display: block !important;
}
`

/**
 * Colours and element styles that every page begins with; kept out of Emotion, which would insert
 * them again in the browser.
 */
export const documentCss: string = webFaces + fallbackFaces + palettes + elements

/** The document's styles that no first paint needs. */
export const deferredCss: string = touches + reveal + transitions + failure + withoutScript
