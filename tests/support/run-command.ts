import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const project = join(import.meta.dirname, '../..')

type Outcome = { code: number; stdout: string; stderr: string }

/** Runs a program of scripts/ in a folder with a `content/`. */
export const runCommand = (name: string, cwd: string, ...words: string[]): Promise<Outcome> =>
  promisify(execFile)(
    process.execPath,
    [
      '--import',
      join(project, 'node_modules/tsx/dist/esm/index.mjs'),
      join(project, `scripts/${name}.ts`),
      ...words,
    ],
    { cwd },
  ).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error) => error as Outcome,
  )
