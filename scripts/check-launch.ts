import { missingData, sampleData } from '../src/publish/sample-data.ts'
import { readOptions } from './lib/read-options.ts'

/** `npm run check:launch`: lists every invented or reserved value that is still in content/. */
readOptions({}, 'es')
const found = sampleData(process.cwd())

for (const { file, line, column, value, reason } of found)
  console.log(`${file}:${line}:${column}  ${value}  (${reason})`)
if (found.length > 0) {
  console.log(`\n${missingData(found.length)} antes de publicar.`)
  process.exit(1)
}
console.log('Ningún dato de muestra: listo para publicar.')
