import { outdatedPackages, packageFaults } from '../src/audit/dependencies/review-packages.ts'
import { readOptions } from './lib/read-options.ts'

/** `npm run deps`: outdated, unused and unlicensed packages. */
readOptions({})
for (const name of outdatedPackages()) console.log(`outdated: ${name}`)
const faults = packageFaults()
for (const fault of faults) console.log(fault)
process.exitCode = faults.length > 0 ? 1 : 0
