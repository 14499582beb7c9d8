import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { SaxesParser } from 'saxes'

const require = createRequire(import.meta.url)

/**
 * The path of a Phosphor icon by the name that content gives it. Node only: pages receive the path,
 * so that no icon set reaches the browser. Brand marks are drawn in the `fill` weight.
 *
 * @throws {Error} when there is no such icon: the content build has checked every name
 */
export function iconPath(name: string, weight: 'regular' | 'fill' = 'regular'): string {
  const file = `${weight}/${weight === 'fill' ? `${name}-fill` : name}.svg`
  return pathOf(readFileSync(require.resolve(`@phosphor-icons/core/${file}`), 'utf8'))
}

/** The shape of a drawing: a few icons have two paths, which are one as well. */
function pathOf(svg: string): string {
  let path = ''
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'path') path += attributes.d ?? ''
  })
  parser.write(svg).close()
  return path
}

/** An item of content with its icon as the path of its shape. */
export const withIcon = <Item extends { icon: string }>(item: Item) => ({
  ...item,
  icon: iconPath(item.icon),
})
