import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

// Preloaded into a build: the file operation that LUMBRE_FAIL_AT names throws for matching paths,
// as on a full or broken disk, for instance `writeFileSync /rss\.xml`.
const [operation = '', pattern = ''] = (process.env.LUMBRE_FAIL_AT ?? '').split(/ (.*)/s)
const owner = operation.startsWith('promises.') ? fs.promises : fs
const name = operation.replace('promises.', '')
const original = owner[name]
if (original)
  owner[name] = (...args) => {
    const paths = /^(?:rename|link)/.test(name) ? args.slice(0, 2) : args.slice(0, 1)
    if (new RegExp(pattern).test(paths.join(' ').replaceAll('\\', '/')))
      throw new Error('a failure planted')
    return original.apply(owner, args)
  }
syncBuiltinESMExports()
