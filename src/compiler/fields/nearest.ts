import { didYouMean as sentence } from '../messages/phrase.ts'
import { nearest } from '../text/nearest.ts'

// For the rooms whose sentences are still on their way to the catalogue.
export { fold, nearest } from '../text/nearest.ts'

export const didYouMean = (
  word: string,
  candidates: Iterable<string>,
  mark?: (word: string) => string,
) => sentence(nearest(word, candidates), mark)
