import { escapeAttribute } from '../../src/lib/escape-markup.ts'

/** A screenshot of a page or state at one width in one theme. */
export type Shot = {
  subject: string
  width: number
  theme: string
  file: string
  /** How it differs from the one of the same name in the folder that it is compared with. */
  change?: 'new' | 'changed'
}

const style = `
body{margin:24px;background:#888;font:600 14px/1.4 system-ui,sans-serif}
h1{font-size:20px}
h2{font-size:14px;margin:24px 0 4px}
div{display:flex;gap:8px;align-items:flex-start}
a{position:relative;flex:none}
img{display:block;max-height:260px;object-fit:cover;object-position:top}
a[data-change] img{outline:4px solid #f04e16}
`

/**
 * A page with all screenshots side by side: one row for each page or state, in both themes; a click
 * shows one in full.
 */
export function contactSheet(shots: readonly Shot[]): string {
  const subjects = [...new Set(shots.map(({ subject }) => subject))]
  const rows = subjects.map((subject) => {
    const own = shots.filter((shot) => shot.subject === subject)
    const changed = own.filter(({ change }) => change).length
    const images = own.map(
      ({ file, width, theme, change }) =>
        `<a href="${escapeAttribute(file)}" title="${width} px, ${theme}"${change ? ` data-change="${change}"` : ''}><img loading="lazy" alt="${escapeAttribute(`${subject}, ${width} px, ${theme}`)}" src="${escapeAttribute(file)}" style="width:${Math.round(60 + width / 8)}px"></a>`,
    )
    return `<h2>${escapeAttribute(subject)}${changed ? ` · ${changed} changed` : ''}</h2><div>${images.join('')}</div>`
  })
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style><h1>${shots.length} screenshots of ${subjects.length} pages and states</h1>${rows.join('\n')}</html>\n`
}
