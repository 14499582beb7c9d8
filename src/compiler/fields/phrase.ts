// For the rooms whose sentences are still on their way to the catalogue.
export * from '../messages/phrase.ts'
export { printable, shorten } from '../text/printable.ts'
export { yamlText } from '../text/yaml-text.ts'
