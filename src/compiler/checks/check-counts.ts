import type { CollectionName } from '../../content/collections.ts'
import type { LoadedEntry } from '../loaded-entry.ts'
import { type Problem, warning } from '../problem.ts'
import { problemAt } from './problem-at.ts'
import { textsWith } from './texts-with.ts'

/** What pages call the entries of a collection when they say how many there are. */
const nouns: Readonly<Record<string, CollectionName>> = {
  apps: 'ai-apps',
  personas: 'team',
  proyectos: 'projects',
  servicios: 'services',
}

// Two of anything are often two among others: «dos personas lo revisan».
const numbers = [
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
]

const count = new RegExp(
  `(?<![\\p{L}\\d])(${numbers.join('|')}) (${Object.keys(nouns).join('|')})(?!\\p{L})`,
  'giu',
)

/** Numbers in the words of pages, «Ocho servicios», that the collection has left behind. */
export function checkCounts(entries: readonly LoadedEntry[]): Problem[] {
  const sizes = new Map<string, number>()
  for (const { collection, published } of entries)
    if (published) sizes.set(collection, (sizes.get(collection) ?? 0) + 1)
  return entries
    .filter(({ collection }) => collection === 'pages')
    .flatMap((page) =>
      textsWith(' ', page.raw).flatMap(({ text, path }) =>
        [...text.matchAll(count)].flatMap(([written, number = '', noun = '']) => {
          const said = numbers.indexOf(number.toLowerCase()) + 3
          const folder = nouns[noun.toLowerCase()]
          const size = sizes.get(folder ?? '') ?? 0
          if (said === size || !folder) return []
          return problemAt(
            page,
            path,
            { code: 'other-count', data: { written, size, folder } },
            warning,
          )
        }),
      ),
    )
}
