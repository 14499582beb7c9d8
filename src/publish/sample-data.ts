import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPlaceholders } from '../compiler/checks/find-placeholders.ts'
import { filesBelow } from '../lib/files-below.js'

/** Every invented or reserved value that is still in the content of a project. */
export const sampleData = (root: string) =>
  filesBelow(join(root, 'content'))
    .filter((file) => /\.(mdx|yaml)$/.test(file))
    .flatMap((file) =>
      findPlaceholders(`content/${file}`, readFileSync(join(root, 'content', file), 'utf8')),
    )
