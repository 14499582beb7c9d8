import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'

/** What changes in a file, as `git diff` would show it. */
export function unifiedDiff(file: string, before: string, after: string): string {
  const [a, b] = [before, after].map((text) => text.replace(/\r\n?/g, '\n')) as [string, string]
  return createTwoFilesPatch(`a/${file}`, `b/${file}`, a, b, undefined, undefined, {
    headerOptions: FILE_HEADERS_ONLY,
  }).trimEnd()
}
