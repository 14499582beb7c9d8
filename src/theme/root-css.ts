import type { FireStops, Palette } from './palette.ts'
import { day, fireStops, litMaize, night, tones } from './palette.ts'
import { media } from './tokens.ts'
import type { Tone } from './tone.ts'

const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/(\d)/, '-$1')

/** Declarations of a palette; given a base, only what differs from it. */
function declarations(palette: Palette, fire: FireStops, base?: Palette): string {
  const colors = Object.entries(palette)
    .filter(([name, value]) => base?.[name as keyof Palette] !== value)
    .map(([name, value]) => `--${kebab(name)}:${value}`)
  return [...colors, ...fire.map((stop, index) => `--f${index}:${stop}`)].join(';')
}

const toneRules = {
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
} satisfies Record<Tone, string>

const themes =
  `:root{color-scheme:light;${declarations(day, fireStops.day)}}` +
  `:root.dark{color-scheme:dark;${declarations(night, fireStops.night)}}` +
  `[data-tone]{background-color:var(--paper);color:var(--ink)}`

const base = `
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

const moving = `
::view-transition{pointer-events:none}
::view-transition-old(root){animation:none}
::view-transition-new(root){animation-duration:.15s;mix-blend-mode:normal}
${media.motion}{html{scroll-behavior:smooth}}
@media print{[data-screen]{display:none!important}}
`.replaceAll('\n', '')

/**
 * Colours and element styles that every page begins with; kept out of Emotion so that they exist
 * only once.
 *
 * @param markup what stands before the sheet for later: its tones come along
 */
export function firstCss(markup: string): string {
  const shown = Object.entries(toneRules).filter(([tone]) => markup.includes(`data-tone="${tone}"`))
  return themes + shown.map(([, rules]) => rules).join('') + base
}

/** The rest of the document's own styles: all tones, and what happens after the first paint. */
export const laterCss: string = Object.values(toneRules).join('') + moving
