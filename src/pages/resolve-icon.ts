import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const known = new Map<string, string>()

/**
 * The inside of a Phosphor icon's SVG by the name that content gives it. Node only: pages receive
 * the markup, so that no icon set reaches the browser. Brand marks are drawn in the `fill` weight.
 *
 * @throws {Error} when there is no such icon: the content build has checked every name
 */
export function resolveIcon(name: string, weight: 'regular' | 'fill' = 'regular'): string {
  const file = `${weight}/${weight === 'fill' ? `${name}-fill` : name}.svg`
  const before = known.get(file)
  if (before) return before
  const svg = readFileSync(require.resolve(`@phosphor-icons/core/${file}`), 'utf8')
  const markup = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
  known.set(file, markup)
  return markup
}
