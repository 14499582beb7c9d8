import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vike/api'
import type { BuiltProgram, ProgramAnswer, ProgramTask } from './program.ts'
import { bootScriptText } from './vite-boot-script.ts'

/** The child process of `buildProgram`. */

function clientEntryIn(folder: string): string {
  const source = 'src/client/start.ts'
  const manifest = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8'))
  const file: unknown = manifest[source]?.file
  if (typeof file !== 'string') throw new Error(`${source} is not in the client build`)
  return file
}

async function run({ root, folder }: ProgramTask): Promise<BuiltProgram> {
  await build({
    viteConfig: { root, logLevel: 'warn', build: { outDir: folder } },
  })
  const bootScript = bootScriptText(join(root, 'src/client/boot.js'))
  return { entry: clientEntryIn(folder), bootScript }
}

// Ends when the parent is gone, because the folder then belongs to the next build.
process.once('disconnect', () => process.exit(1))
if (!process.connected) process.exit(1)
const task: ProgramTask = JSON.parse(process.argv[2] ?? '')
const answer: ProgramAnswer = await run(task).then(
  (program) => ({ program }),
  (error: unknown) => ({ error: error instanceof Error ? error : new Error(String(error)) }),
)
process.send?.(answer)
