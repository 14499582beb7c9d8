import { readFileSync } from 'node:fs'
import { findPlaceholders } from '../src/compiler/checks/find-placeholders.ts'
import { filesBelow } from '../src/site/output-folder.ts'
import { readOptions } from './lib/read-options.ts'

/** `npm run check:launch`: lists every invented or reserved value that is still in content/. */
readOptions({})
const found = filesBelow('content')
  .filter((file) => /\.(mdx|yaml)$/.test(file))
  .flatMap((file) => findPlaceholders(`content/${file}`, readFileSync(`content/${file}`, 'utf8')))

for (const { file, line, column, value, reason } of found)
  console.log(`${file}:${line}:${column}  ${value}  (${reason})`)
if (found.length > 0) {
  console.log(`\nFaltan ${found.length} datos verdaderos antes de publicar.`)
  process.exit(1)
}
console.log('Ningún dato de muestra: listo para publicar.')
