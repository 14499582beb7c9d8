import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** What every page is made with, besides the modules of its own route. */
const frame = ['pages/+onRenderHtml.tsx', 'site/document/render-document.tsx']

const imported = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/**
 * Tells which changed modules a kind of page is made with, by the imports below its folder.
 *
 * @param src the folder `src` of a state
 * @param changed changed files with `src/` before them
 */
export function codeCauses(
  src: string,
  changed: readonly string[],
): (route: string) => readonly string[] {
  const table = join(src, 'pages/routes.ts')
  const text = existsSync(table) ? readFileSync(table, 'utf8') : ''
  const known = new Map<string, readonly string[]>()
  return (route) => {
    const found =
      known.get(route) ?? changedBelow(src, [...frame, ...ownModules(text, route)], changed)
    known.set(route, found)
    return found
  }
}

/** The component of a route, and the file of its data beside it. */
function ownModules(table: string, route: string): string[] {
  const [, component] =
    new RegExp(`\\n  ${route}: route\\([\\s\\S]*?import\\('\\./([^']+)'\\)`).exec(table) ?? []
  if (!component) return []
  const page = dirname(component)
  return [`pages/${component}`, `pages/${page}/${page}.data.server.ts`]
}

function changedBelow(src: string, from: readonly string[], changed: readonly string[]): string[] {
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file) || file === 'pages/routes.ts' || !existsSync(join(src, file))) return
    reached.add(file)
    for (const [, path = ''] of readFileSync(join(src, file), 'utf8').matchAll(imported))
      visit(normalize(join(dirname(file), path)).replaceAll('\\', '/'))
  }
  for (const file of from) visit(file)
  return changed.filter((file) => reached.has(file.replace(/^src\//, '')))
}
