import { customProperties, day } from './palette.ts'
import { textFace } from './root-css.ts'
import { pageEdge } from './tokens.ts'

/** Black on white, whatever the theme and the tone. */
const paper = customProperties({
  ...day,
  paper: '#fff',
  raised: '#fff',
  sunken: '#fff',
  ink: '#000',
  ink2: '#333',
  ink3: '#444',
  emberText: '#8a2204',
}).replaceAll(';', ' !important;')

/** What the head of a printed page says about the site. */
type Letterhead = { name: string; origin: string; email: string }

/** A string of CSS, in which no `</style>` ends the element that the preview puts it into. */
const quoted = (text: string) => JSON.stringify(text).replaceAll('<', '\\3c ')

/** A page on paper: its words, figures and drawings, the addresses of its links, and no controls. */
export const printCss = ({ name, origin, email }: Letterhead): string => `
@page {
  margin: 16mm;
}
@media print {
  /* Not the ground of a cover: its subject would be left white on white. */
  :root, [data-tone]:not([data-cover]) {
    ${paper} !important;
    background: none !important;
  }
  html {
    font-size: 9.5pt;
  }
  /* No layout shift is seen on paper. */
  html[data-fonts] {
    --text: ${textFace};
  }
  #Root::before {
    content: ${quoted(`${name} · ${origin.replace(/^https?:\/\//, '')} · ${email}`)};
    display: block;
    margin-inline: ${pageEdge};
    margin-bottom: 16px;
    padding-bottom: 8px;
    border-bottom: 2px solid;
    font-weight: 600;
  }
  [data-screen], [data-live-only], nav, footer, form, button, #contact, section:has(form):not(:has(h1)) {
    display: none !important;
  }
  main :is(header, section > div:not(:has(> [data-static]:only-child))) {
    padding-block: 16px !important;
  }
  /* No space below: a fire stands on the bottom border of its section. */
  main section {
    padding-block: 24px 0 !important;
  }
  /* It would be an empty last sheet where the text ends at the foot of one. */
  main > * {
    padding-bottom: 0 !important;
  }
  ul {
    flex-wrap: wrap;
    overflow: visible !important;
  }
  h1, h2, h3, p, li, tr, dl > div, figure, blockquote, pre, details {
    break-inside: avoid;
  }
  h1, h2, h3, thead, tr:has([scope='rowgroup']), div:has(> h2) {
    break-after: avoid;
  }
  /* break-after does not keep the rows of a grid together. */
  :is(div, section):has(> h2) {
    display: block !important;
  }
  h2 + * {
    margin-top: 12px !important;
  }
  pre, pre * {
    background: none !important;
    color: #000 !important;
    white-space: pre-wrap;
  }
  details::details-content {
    display: block;
    content-visibility: visible !important;
    height: auto !important;
    transition: none !important;
  }
  /* The icons are masks, which print with hairlines along their edges. */
  summary > :is(i, svg) {
    display: none;
  }
  summary {
    display: block !important;
    min-height: 0 !important;
    padding-bottom: 8px !important;
  }
  details > div {
    padding-inline: 0 !important;
  }
  :is(p, td, th, dd, [data-body] li) a {
    text-decoration: none !important;
  }
  :is(p, td, th, dd, [data-body] li) a:is([href^='/'], [href^='http']:not([href*='?']))::after {
    color: var(--ink-3);
    font-weight: 400;
    font-size: 0.8em;
  }
  :is(p, td, th, dd, [data-body] li) a[href^='http']:not([href*='?'])::after {
    content: ' (' attr(href) ')' !important;
  }
  :is(p, td, th, dd, [data-body] li) a[href^='/']::after {
    content: ${JSON.stringify(` (${origin}`)} attr(href) ')' !important;
  }
}
`
