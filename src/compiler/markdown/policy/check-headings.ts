import type { Heading, Parents } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { withoutInvisible } from '../../../lib/invisible-characters.ts'
import { error, type Finding, warning } from '../finding.ts'
import { placeOf } from '../place-of.ts'

/** Faults of a heading, given the depth of the one before it; the page's own title has depth 1. */
export function checkHeading(
  node: Heading,
  ancestors: readonly Parents[],
  previousDepth: number,
): Finding[] {
  const place = placeOf(node, ancestors)
  const findings: Finding[] = []
  if (node.depth === 1)
    findings.push(
      error(place, {
        code: 'heading-level-one',
        message: 'El título principal va en el campo title, no en el texto.',
        hint: 'Empieza los títulos del texto con ##.',
      }),
    )
  if (withoutInvisible(textOf(node)).trim() === '')
    findings.push(
      error(place, {
        code: 'empty-heading',
        message: 'Este título está vacío.',
        hint: 'Escribe su texto después de los signos #, o bórralo.',
      }),
    )
  if (node.depth > previousDepth + 1)
    findings.push(
      warning(place, {
        code: 'skipped-heading-level',
        message: `Este título salta del nivel ${previousDepth} al ${node.depth}.`,
        hint: `Aquí toca ${'#'.repeat(previousDepth + 1)}.`,
      }),
    )
  return findings
}
