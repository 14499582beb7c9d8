import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { filesBelow } from '../lib/files-below.js'

/** What every page is made with, besides the modules of its own route. */
const frame = ['pages/+onRenderHtml.tsx', 'site/document/render-document.tsx']

/** What the HTML of written texts is made with, which pages take as it is. */
const texts = 'compiler/markdown/compile-body.ts'

/**
 * Tells which changed modules a kind of page is made with, by the imports of its component and of its data.
 *
 * @param src the folder `src` of a state
 * @param changed changed files with `src/` before them
 * @returns the causes of a route, and of a written text that came out otherwise, when there is one
 */
export function codeCauses(
  src: string,
  changed: readonly string[],
): (route: string, hasOtherTexts: boolean) => string[] {
  const imports = new Map<string, readonly string[]>()
  const importsOf = (file: string) => {
    const found = imports.get(file) ?? readImports(src, file)
    imports.set(file, found)
    return found
  }
  return (route, hasOtherTexts) => {
    const reached = new Set<string>()
    const visit = (file: string) => {
      // The table of routes names every page, and is a part of none.
      if (reached.has(file) || file === 'pages/routes.ts') return
      reached.add(file)
      importsOf(file).forEach(visit)
    }
    for (const file of [...frame, ...ownModules(route), ...(hasOtherTexts ? [texts] : [])])
      visit(file)
    return changed.filter((file) => reached.has(file.replace(/^src\//, '')))
  }
}

/** The component of a route and its data: of `notFound`, those in `pages/not-found`. */
function ownModules(route: string): string[] {
  const page = route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const component = `${route.charAt(0).toUpperCase()}${route.slice(1)}Page.tsx`
  return [`pages/${page}/${component}`, `pages/${page}/${page}.data.server.ts`]
}

function readImports(src: string, file: string): string[] {
  const path = join(src, file)
  if (!/\.[jt]sx?$/.test(file) || !existsSync(path)) return []
  const text = readFileSync(path, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const names = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
  const relative = (name: string) => normalize(join(dirname(file), name)).replaceAll('\\', '/')
  return [...names.filter((name) => name.startsWith('.')), ...globbed(dirname(path), text)].map(
    relative,
  )
}

/** Files that `import.meta.glob([…])` takes, whose patterns have no more than `*`; `!` leaves some out. */
function globbed(folder: string, text: string): string[] {
  const [, list = ''] = /\bimport\.meta\.glob[^(]*\(\[([^\]]*)/.exec(text) ?? []
  const patterns = [...list.matchAll(/'(!?)([^']+)'/g)].map(([, not, glob = '']) => ({
    isWanted: not === '',
    form: new RegExp(`^${glob.replace(/[.+]/g, '\\$&').replaceAll('*', '[^/]*')}$`),
  }))
  if (patterns.length === 0) return []
  const has = (name: string, wanted: boolean) =>
    patterns.some(({ isWanted, form }) => isWanted === wanted && form.test(name))
  return filesBelow(folder)
    .map((name) => `./${name}`)
    .filter((name) => has(name, true) && !has(name, false))
}
