import { writeFileSync } from 'node:fs'
import { billOfMaterials } from '../src/audit/dependencies/review-packages.ts'
import { readOptions } from './lib/read-options.ts'

/** `npm run sbom -- FILE`: writes the bill of materials of a release (CycloneDX); default: sbom.json. */
const { positionals } = readOptions({ allowPositionals: true })
const [file = 'sbom.json'] = positionals
writeFileSync(file, JSON.stringify(billOfMaterials(), undefined, 2))
console.log(`${file} written`)
