import type { Locate } from '../frontmatter/parse-yaml.ts'
import { fileStart } from '../text/range.ts'
import { readAgain } from './read-source.ts'

/** Places of fields, found by reading the file once more: only problems ask for them. */
export function lazyLocate(absolute: string, locateIn: (text: string) => Locate): Locate {
  let locate: Locate | undefined
  return (...args) => {
    if (!locate) {
      const text = readAgain(absolute)
      locate = text === undefined ? () => fileStart : locateIn(text)
    }
    return locate(...args)
  }
}
