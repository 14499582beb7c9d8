import type { FireStops, Palette } from './palette.ts'
import { day, fireStops, litMaize, night, tones } from './palette.ts'
import { media } from './tokens.ts'
import type { Tone } from './tone.ts'

const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/(\d)/, '-$1')

/** Whether a custom property is wanted. */
type Wanted = (token: string) => boolean

/** Rules of themes and tones, with the tokens that are wanted. */
function paletteRules(isWanted: Wanted) {
  /** Given another palette, only what differs from it. */
  const declarations = (palette: Palette, fire: FireStops, other?: Palette): string => {
    const colors = Object.entries(palette)
      .filter(([name, value]) => other?.[name as keyof Palette] !== value)
      .map(([name, value]) => [kebab(name), value] as const)
    const stops = fire.map((stop, index) => [`f${index}`, stop] as const)
    return [...colors, ...stops]
      .filter(([token]) => isWanted(token))
      .map(([token, value]) => `--${token}:${value}`)
      .join(';')
  }
  return {
    themes:
      `:root{color-scheme:light;${declarations(day, fireStops.day)}}` +
      `:root.dark{color-scheme:dark;${declarations(night, fireStops.night)}}`,
    tones: {
      night:
        `[data-tone=night]{color-scheme:dark;${declarations(tones.night.light, fireStops.night)}}` +
        `.dark [data-tone=night]{${declarations(tones.night.dark, fireStops.night, tones.night.light)}}`,
      ember:
        `[data-tone=ember]{${declarations(tones.ember.light, fireStops.emberDay)}}` +
        `.dark [data-tone=ember]{${declarations(tones.ember.dark, fireStops.emberNight, tones.ember.light)}}`,
      maize:
        `[data-tone=maize]{${declarations(tones.maize.light, fireStops.maizeDay)}}` +
        `.dark [data-tone=maize]:not([data-lit]){${declarations(tones.maize.dark, fireStops.maizeNight, tones.maize.light)}}` +
        `.dark [data-tone=maize][data-lit]{color-scheme:light;${declarations(litMaize, fireStops.maizeDay, tones.maize.light)}}`,
    } satisfies Record<Tone, string>,
  }
}

const base = `
[data-tone]{background-color:var(--paper);color:var(--ink)}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-block:88px}
html,[data-far]{--display:'Piazzolla Fallback',Georgia,serif;
--text:'Instrument Fallback',Arial,sans-serif}
[data-far]{font-family:var(--text)}
html[data-fonts]{--display:'Piazzolla Variable','Piazzolla Fallback',Georgia,serif;
--text:'Instrument Sans Variable','Instrument Fallback',Arial,sans-serif}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.6 var(--text);
font-synthesis:none;overflow-wrap:break-word}
h1,h2,h3,h4,h5,h6,p,figure,blockquote,ul,ol,dl,dd{margin:0}
:where(ul[class],ol[class]){padding:0;list-style:none}
p,li,td{text-wrap-style:pretty}
a{color:inherit}
img,svg{display:block;max-width:100%}
button,input,select,textarea{font:inherit;color:inherit}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
main:focus,h1:focus{outline:none}
[hidden]{display:none!important}
.vh{position:absolute!important;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.dark .if-light,:root:not(.dark) .if-dark{display:none}
.s0{stop-color:var(--f0)}.s1{stop-color:var(--f1)}.s2{stop-color:var(--f2)}.s3{stop-color:var(--f3)}.s4{stop-color:var(--f4)}
`.replaceAll('\n', '')

/*
 * Blocks whose height the browser does not know yet rest only where it keeps what is seen in its place,
 * and none where the address names a place on the page: it would be missed by what they turn out to have.
 */
const moving = `
[data-later]~*{visibility:visible;animation:none}
:where([data-later]~*){overflow-x:visible}
[data-fire][data-fire]{content-visibility:visible}
::view-transition{pointer-events:none}
::view-transition-old(root){animation:none}
::view-transition-new(root){animation-duration:.15s;mix-blend-mode:normal}
${media.motion}{html:not([data-whole]){scroll-behavior:smooth}}
main>*,[data-footer]{contain-intrinsic-block-size:auto 900px}
@media screen{:root:not(:has(:target)) [data-rests]{content-visibility:auto}}
@supports (overflow-anchor:auto){@media screen and (scripting:enabled){:root:not([data-whole],[data-awake],:has(:target)) :is(main>[data-later]~:not([data-screen]),[data-footer]){content-visibility:auto}}}
@media print{[data-screen]{display:none!important}}
`.replaceAll('\n', '')

const everyTone = ['night', 'ember', 'maize'] as const satisfies Tone[]

/** Both themes and some tones. */
function palettes(shown: readonly Tone[], isWanted: Wanted): string {
  const { themes, tones } = paletteRules(isWanted)
  return themes + shown.map((tone) => tones[tone]).join('')
}

/** Custom properties that rules ask for. */
const tokensIn = (rules: string) => [...rules.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name)

/** Rules of palettes by what is wanted of them: most pages of a kind want the same. */
const known = new Map<string, string>()

/**
 * Colours and element styles that every page begins with; kept out of Emotion so that they exist
 * only once.
 *
 * @param markup what stands before the sheet for later: its tones come along
 * @param rules what styles it: their tokens come along
 */
export function firstCss(markup: string, rules: string): string {
  const tokens = new Set(tokensIn(base + rules))
  const shown = everyTone.filter((tone) => markup.includes(`data-tone="${tone}"`))
  const key = [...shown, ...[...tokens].sort()].join(' ')
  const made = known.get(key) ?? palettes(shown, (token) => tokens.has(token))
  known.set(key, made)
  return made + base
}

/** The document's own styles for what comes later: all colours, and what follows the first paint. */
export const laterCss: string = palettes(everyTone, () => true) + moving

/**
 * Hides what follows the first mark until `laterCss` shows it, and lays out nothing of it where the
 * visitor has come for the top. Bare tables and code are wider than a phone, which must not make room
 * for them. If the sheet does not come, the wait ends by itself; without script it is here before the
 * page is. Browsers that do not animate `content-visibility` lay it all out.
 */
export const waitingCss =
  '@media (scripting:enabled){[data-later]~*{visibility:hidden;animation:later 1ms 4s forwards}:where(:root:not([data-whole])) [data-later]~*{animation:later 1ms 4s forwards,skip 4s}:where([data-later]~*){overflow-x:clip}@keyframes later{to{visibility:visible}}@keyframes skip{from,to{content-visibility:hidden}}}'
