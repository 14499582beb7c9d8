import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const known = new Map<string, string>()

/**
 * The inside of a Phosphor icon's SVG by the name that content gives it. Node only: pages receive
 * the markup, so that no icon set reaches the browser.
 *
 * @throws {Error} when there is no such icon: the content build has checked every name
 */
export function resolveIcon(name: string): string {
  const before = known.get(name)
  if (before) return before
  const file = require.resolve(`@phosphor-icons/core/regular/${name}.svg`)
  const svg = readFileSync(file, 'utf8')
  const markup = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
  known.set(name, markup)
  return markup
}
