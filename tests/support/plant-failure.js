import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

// Preloaded into a build: the file operation that LUMBRE_FAIL_AT names throws for matching paths,
// as on a full or broken disk, for instance `writeFileSync /rss\.xml`.
const [operation = '', pattern = ''] = (process.env.LUMBRE_FAIL_AT ?? '').split(/ (.*)/s)
const original = fs[operation]
if (original)
  fs[operation] = (...args) => {
    const paths = operation === 'renameSync' ? args : args.slice(0, 1)
    if (new RegExp(pattern).test(paths.join(' ').replaceAll('\\', '/')))
      throw new Error('a failure planted')
    return original(...args)
  }
syncBuiltinESMExports()
