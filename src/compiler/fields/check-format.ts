import type { Fault } from '../problem.ts'
import { fold } from '../text/nearest.ts'
import { slugify } from '../text/slugify.ts'
import { yamlText } from '../text/yaml-text.ts'
import type { Subject } from './check-type.ts'
import { dayFault } from './date.ts'
import { imagePathFault } from './image-path.ts'

/** The fault of a string that violates a format; the schemas name the formats. */
export function formatFault(format: string, { name, value, schema }: Subject): Fault {
  const text = typeof value === 'string' ? value.slice(0, 300) : ''
  const description = schema?.description
  switch (format) {
    case 'date':
      return { code: 'invalid-date', ...dayFault(text) }
    case 'image-path':
      return imagePathFault(text)
    case 'identifier':
      return {
        code: 'identifier',
        data: { name, description },
        // Nothing would be left of an emoji.
        repair: /[a-z0-9]/i.test(fold(text)) ? yamlText(slugify(text)) : undefined,
      }
    default:
      return { code: 'wrong-value', data: { name, description } }
  }
}
