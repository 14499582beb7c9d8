import { day, night } from '../../theme/palette.ts'

const byTheme = (name: keyof typeof day) => `light-dark(${day[name]}, ${night[name]})`

/** The style sheet of the report, in the site's colours and the reader's theme. */
export const reportStyle = `
:root {
  color-scheme: light dark;
  --paper: ${byTheme('paper')};
  --raised: ${byTheme('raised')};
  --ink: ${byTheme('ink')};
  --ink2: ${byTheme('ink2')};
  --line: ${byTheme('line')};
  --ember: ${byTheme('emberText')};
  --added: light-dark(#cfe6cf, #1d4029);
  --removed: light-dark(#f6cfc6, #552018);
}
* { box-sizing: border-box; }
body {
  max-width: 76rem;
  margin: 0 auto;
  padding: 2rem 1.25rem 6rem;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.6 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.2; }
h1 { margin: 0; font-size: 2.4rem; }
h2 { margin: 2.5rem 0 .75rem; }
h3 { margin: 0 0 .5rem; font-size: 1.35rem; }
h4 { margin: 1.5rem 0 .4rem; color: var(--ink2); font-size: .95rem; }
.lead { margin: .5rem 0; font-size: 1.25rem; }
.note { padding: .6rem .9rem; border-inline-start: 4px solid var(--ember); background: var(--raised); }
article {
  margin-top: 2rem;
  padding: 1.25rem;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--raised);
}
ul { margin: 0; padding-inline-start: 1.2rem; }
p { margin: .3rem 0; white-space: pre-line; }
p, li { max-width: 75ch; }
a { color: var(--ember); }
section > ul a { display: inline-block; padding-block: .35rem; }
code { font-size: .92em; }
b.new, b.changed, b.moved, b.gone, b.error, b.warning {
  padding: .1rem .5rem;
  border: 1px solid var(--line);
  border-radius: 1rem;
  font: 600 .8rem/1.4 system-ui, sans-serif;
}
b.new { background: var(--added); }
b.gone, b.error { background: var(--removed); }
ins { background: var(--added); text-decoration: none; }
del { background: var(--removed); }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; max-width: 36rem; }
figcaption, small { color: var(--ink2); font-size: .85rem; }
.card { padding: .8rem; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); }
.card strong { display: block; color: var(--ember); font-size: 1.1rem; }
.card img { margin-bottom: .6rem; border-radius: 4px; }
img { display: block; max-width: 100%; height: auto; }
section > p { margin-top: .6rem; }
.top {
  position: fixed;
  inset: auto 1rem 1rem auto;
  padding: .5rem .9rem;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--raised);
}
details { margin: .4rem 0; }
summary { padding: .5rem 0; cursor: pointer; }
.shot { position: relative; width: fit-content; border: 1px solid var(--line); }
.shot i { position: absolute; border: 2px solid #e5004c; background: #e5004c22; }
`
