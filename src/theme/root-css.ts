import { fallbackFaces, webFaces } from './fonts.ts'
import { day, fireStops, night, tokens } from './palette.ts'
import { pendingPill } from './pending-pill.ts'
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
  /* On screens wider than the design's 1440 px, everything measured in rem grows. */
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
/* In print no layout shift is seen, so the text always uses its own face. */
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
/* Unlike break-word, it also lets a column be narrower than a word, as in titles, links and quotes.
   */
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

/** Controls have their own tap feedback; the page does not scroll behind a dialog or the menu. */
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

/** A block fades in when it is first seen: the content of its sections, never their background. */
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
 * Pages cross-fade below the header, the chat button and the chat panel, so that the old page stays
 * under the header while it fades. A change of theme reveals the page from below.
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
  /* Not none, which cannot be interpolated: it would jump half way through. */
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
  [data-theme-switch] i {
    transition: none !important;
  }
}
`

/** Without JavaScript the fonts load at once, and controls that need JavaScript are hidden. */
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

/** A click that waits for the program is answered like everything that loads; see the boot script. */
const waiting = `
[data-busy]:not([data-hydrated]) body::after {
  content: 'Cargando...';
  ${pendingPill}
}
@keyframes pending {
  from {
    opacity: 0;
  }
}
`

/** If the program fails, controls that need it are hidden and their fallbacks are shown. */
const failure = `
[data-failed] [data-live-only]:not([data-native], [data-theme-switch]) {
  display: none !important;
}
[data-failed] [data-fallback] {
  display: block !important;
}
`

/**
 * Colours and element styles that every page starts with. Not in Emotion, which would insert them
 * again in the browser.
 */
export const documentCss: string = webFaces + fallbackFaces + palettes + elements

/** The document's styles that the first paint does not need. */
export const deferredCss: string =
  touches + reveal + transitions + waiting + failure + withoutScript
