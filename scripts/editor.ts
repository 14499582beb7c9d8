import { writeSchemas } from '../src/editor/json-schemas.ts'
import { readOptions } from './lib/read-options.ts'
import { openProjectContent } from './lib/run-content-build.ts'

/** `npm run editor`: writes the schemas that editors use to check and complete fields. */
readOptions({}, 'es')
const root = process.cwd()
const build = openProjectContent(root)
await build.run()
const files = writeSchemas({ root, build, openTexts: () => new Map() })
console.log(`Listo: ${files.length} esquemas en .vscode/schemas/.`)
