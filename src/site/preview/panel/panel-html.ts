import { countProblems } from '../../../compiler/messages/phrase.ts'
import {
  escapeAttribute,
  escapeProse,
  escapeText,
  jsonInScript,
} from '../../../lib/escape-markup.ts'
import { withBase } from '../../../lib/site-path.ts'
import { type PreviewState, panelElement, type ShownProblem } from './preview-state.ts'

/**
 * The content of the panel's shadow root on the page of a path: all problems, those of the page
 * first; empty where there are none. The server and the browser produce the same HTML.
 */
export function panelHtml({ problems }: PreviewState, path: string, base: string): string {
  const own = problems.filter(({ url }) => url === path)
  const others = problems.filter(({ url }) => url !== path)
  if (problems.length === 0) return ''
  const isKept = own.some(({ severity }) => severity === 'error')
  const worst = problems.some(({ severity }) => severity === 'error') ? 'error' : 'warning'
  const sign =
    own.length > 0
      ? `${countProblems(own)} en esta página`
      : `${countProblems(others)} en otra parte`
  const elsewhere =
    others.length > 0 && own.length > 0
      ? `<details class="others"><summary>${countProblems(others)} en otra parte</summary>${problemList(others, base, path)}</details>`
      : ''
  return [
    `<style>${listCss}${panelCss}</style>`,
    `<section class="${worst}" aria-label="Problemas del contenido" lang="es">`,
    `<details class="panel"${own.length > 0 ? ' open' : ''}><summary><span role="status">${sign}</span></summary>`,
    `<div class="list">${problemList(own.length > 0 ? own : others, base, path)}${elsewhere}`,
    `<p class="note">${isKept ? 'Mientras haya un error, la página se ve como estaba. ' : ''}Guarda el archivo corregido y el aviso se va solo. Con Esc se cierra.</p></div>`,
    '</details></section>',
  ].join('')
}

/** Nobody reads more than this in a corner of the page. */
const most = 40

/**
 * The list of problems, each with its position, message and hint; the position opens the editor.
 */
export function problemList(problems: readonly ShownProblem[], base: string, path: string): string {
  const items = problems.slice(0, most).map((problem) => item(problem, base, path))
  const rest = problems.length - most
  const more = rest > 0 ? `<p>… y ${rest} más: la terminal los muestra todos.</p>` : ''
  return `<ol>${items.join('')}</ol>${more}`
}

function item(problem: ShownProblem, base: string, path: string): string {
  const { severity, place, code, message, hint, url } = problem
  const editor = withBase(base, `/__open-in-editor?file=${encodeURIComponent(place)}`)
  const page =
    url !== undefined && url !== path
      ? `<a href="${escapeAttribute(withBase(base, url))}">Ver la página</a>`
      : ''
  return [
    `<li class="${severity}"><p class="top"><b>${severity === 'error' ? 'Error' : 'Advertencia'}</b>`,
    `<a class="place" href="${escapeAttribute(editor)}" data-editor title="Abrir en el editor">${escapeText(place)}</a>${page}`,
    `<span class="code">${escapeText(code)}</span></p>`,
    `<p class="message">${escapeProse(message)}</p>`,
    hint ? `<p class="hint">${escapeProse(hint)}</p>` : '',
    '</li>',
  ].join('')
}

/**
 * Wraps HTML in the panel's element, complete without a script, with the state that it was made
 * from.
 */
export const inElement = (state: PreviewState, shadow: string): string =>
  `<${panelElement}><template shadowrootmode="open">${shadow}</template><script type="application/json">${jsonInScript(state)}</script></${panelElement}>`

/** The colours are those of the page, so that they fit both themes. */
export const listCss = `
:host, section { font: 400 0.9375rem/1.45 var(--text, system-ui), sans-serif; }
ol { margin: 0; padding: 0; list-style: none; }
li { padding: 10px 0 12px 12px; border-left: 3px solid var(--maize); }
li + li { margin-top: 8px; }
li.error { border-color: var(--error); }
p { margin: 0; overflow-wrap: anywhere; }
.top { display: flex; flex-wrap: wrap; gap: 0 12px; font-size: 0.8125rem; color: var(--ink-3); }
.top b { color: var(--ink); }
li.error .top b { color: var(--error); }
.message { margin-block: 2px; }
.hint { color: var(--ink-2); }
code { padding: 0 3px; border-radius: 3px; background: var(--sunken); font-size: 0.9em; }
a { color: inherit; text-underline-offset: 3px; }
a, summary { border-radius: 3px; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
summary { cursor: pointer; }
`

const panelCss = `
section { position: fixed; inset: auto auto 12px 12px; z-index: 70; max-width: min(30rem, calc(100vw - 24px)); color: var(--ink); }
.panel { border: 1px solid var(--line-2); border-radius: 8px; background: var(--raised); box-shadow: 0 2px 12px rgb(0 0 0 / 18%); }
.panel > summary { padding: 8px 14px; min-height: 44px; box-sizing: border-box; display: flex; align-items: center; gap: 8px; font-weight: 600; list-style: none; }
.panel > summary::-webkit-details-marker { display: none; }
.panel > summary::before { content: ''; flex: none; width: 10px; height: 10px; border-radius: 50%; background: var(--maize); }
.error .panel > summary::before { background: var(--error); }
.list { max-height: min(42vh, 24rem); overflow-y: auto; padding: 4px 14px 12px; }
.others { margin-top: 12px; }
.others > summary { min-height: 36px; font-weight: 600; }
.note { margin-top: 10px; font-size: 0.8125rem; color: var(--ink-3); }
@media (max-width: 45em) { section { bottom: 84px; } }
@media print { section { display: none; } }
`
