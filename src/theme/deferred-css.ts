import { color, duration, ease, layer, media, radius, webFont } from './tokens.ts'

/**
 * Where a link inside the page ends. Not smoothly before the fonts are shown: they move its target,
 * and a smooth scroll would end where that was. A section ends further up than the scroll padding,
 * which would leave a sliver of the section before it: scroll anchoring would hold on to that, and
 * move this one down when that is laid out.
 */
const targets = `
${media.motion} {
  [data-hydrated][data-fonts] {
    scroll-behavior: smooth;
  }
}
section[id] {
  scroll-margin-top: -4px;
}
`

/**
 * Controls have their own tap feedback; the page does not scroll behind a dialog or the menu. The
 * feedback is named for controls alone: it is inherited, and from the root it would restyle all
 * elements when this sheet arrives.
 */
const touches = `
a, button, summary, label, input, select, textarea {
  -webkit-tap-highlight-color: transparent;
}
/* In WebKit (2.50), Tab does not leave a summary of which a child was clicked. */
summary > * {
  pointer-events: none;
}
/* A classic scrollbar of a list, a table or a dialog would be a white bar on the ground. */
body {
  scrollbar-color: ${color.line2} transparent;
}
input, select {
  text-overflow: ellipsis;
}
[data-held] {
  overflow: hidden;
}
/* Not copied: the second row of a marquee, the trap for bots, the option below its own name. */
ul[aria-hidden], .vh[aria-hidden], .receipts select {
  -webkit-user-select: none;
  user-select: none;
}
`

/**
 * A block fades in when it is first seen: the content of its sections, never their background. In a
 * page saved to a file, which runs no script, a block that was waiting is visible.
 */
const reveal = `
@media screen and (scripting) {
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
  *, ::before, ::after {
    transition: none !important;
  }
}
`

/** Without JavaScript the fonts load at once, and controls that need JavaScript are hidden. */
const withoutScript = `
@media (scripting: none) {
  html {
    --display: '${webFont.display}', Georgia, serif;
    --text: '${webFont.text}', Arial, sans-serif;
  }
  [data-live-only] {
    display: none !important;
  }
  p[data-fallback] {
    display: block !important;
  }
}
`

/**
 * «Cargando...»: a pill at the bottom of the window that appears after a short delay, also for a
 * click that waits for the program; see the boot script.
 */
const waiting = `
[data-busy]:not([data-hydrated]) body::after {
  content: 'Cargando...';
}
.pending,
[data-busy]:not([data-hydrated]) body::after {
  position: fixed;
  inset: auto auto 16px 50%;
  z-index: ${layer.toast};
  transform: translateX(-50%);
  padding: 8px 18px;
  border-radius: ${radius.pill};
  background: ${color.ink};
  color: ${color.paper};
  box-shadow: 0 0 0 2px ${color.paper};
  animation: pending 180ms 0.3s backwards;
}
@keyframes pending {
  from {
    visibility: hidden;
    opacity: 0;
  }
}
`

/** The reader's ground may be as dark as the charcoal under a fire. */
const forced = `
@media (forced-colors: active) {
  stop:is(.s0, .s1) {
    stop-color: CanvasText;
  }
}
`

/** If the program fails, controls that need it are hidden and their fallbacks are shown. */
const failure = `
[data-failed] [data-live-only]:not([data-native], [name=theme]) {
  display: none !important;
}
[data-failed] [data-fallback] {
  display: block !important;
}
`

/** The document's styles that the first paint does not need. */
export const deferredCss: string =
  targets + touches + reveal + transitions + waiting + forced + failure + withoutScript
