import { customProperties, day, night } from '../../theme/palette.ts'
import { inElement, listCss, problemList } from './panel/panel-html.ts'
import { type PreviewState, standInAttribute } from './panel/preview-state.ts'

const title = 'Esta página todavía no se puede mostrar'

/**
 * The document that the preview shows at the address of a page that cannot be shown.
 *
 * @param scripts scripts that every document of the preview has
 */
export function standInDocument(
  path: string,
  state: PreviewState,
  base: string,
  scripts: string,
): string {
  const own = state.problems.filter(({ url }) => url === path)
  const list = problemList(own.length > 0 ? own : state.problems, base, path)
  return [
    `<!DOCTYPE html><html lang="es" class="light" ${standInAttribute}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title}</title><style>${css}</style>`,
    "<script>try{if(localStorage.getItem('lumbre-theme')==='dark')document.documentElement.className='dark'}catch{}</script>",
    `</head><body><main><h1>${title}</h1>`,
    '<p>Corrige lo que sigue y guarda: la página aparece sola. Las demás siguen a la vista.</p>',
    inElement(state, `<style>${listCss}</style>${list}`),
    `<p><a href="${base}">Ir al inicio</a></p></main>${scripts}</body></html>`,
  ].join('')
}

const css = `
.light { color-scheme: only light; ${customProperties(day)} }
.dark { color-scheme: dark; ${customProperties(night)} }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 1.0625rem/1.55 system-ui, sans-serif; }
a { color: inherit; }
main { max-width: 46rem; margin: 0 auto; padding: clamp(24px, 6vw, 72px) 20px; }
h1 { font: 700 clamp(1.75rem, 4vw, 2.5rem)/1.1 var(--display, serif); }
p { margin-block: 16px; }
`
