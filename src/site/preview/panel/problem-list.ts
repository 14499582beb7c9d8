import { escapeAttribute, escapeText } from '../../../lib/escape-markup.ts'
import { withBase } from '../../../lib/site-path.ts'
import type { ShownProblem } from './preview-state.ts'

/** More than this nobody reads in a corner of the page. */
const most = 40

/** Problems with place, sentence and repair; a place opens in the editor. */
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
    `<p class="message">${prose(message)}</p>`,
    hint ? `<p class="hint">${prose(hint)}</p>` : '',
    '</li>',
  ].join('')
}

/** A sentence with its `code` marked. */
const prose = (text: string) => escapeText(text).replace(/`([^`]+)`/g, '<code>$1</code>')
