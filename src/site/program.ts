import { fork } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Store } from '../compiler/store.ts'
import { filesBelow } from '../lib/files-below.js'
import { hashOfAll } from '../lib/hash.ts'

/** Files outside src/ that shape the program. */
const shapingFiles = ['package-lock.json', 'vite.config.ts', 'tsconfig.json']

/**
 * Environment variables that vite.config.ts puts into the program; FORMS_ENDPOINT comes with the
 * settings.
 */
const shapingVariables = ['SITE_URL', 'LUMBRE_NOINDEX']

/** The rooms of src/ from which the program imports nothing. */
export const otherRooms = ['audit', 'compiler', 'editor', 'publish', 'review']

/**
 * The settings are the only part of the content in the program, so writing articles never rebuilds
 * it.
 */
const isShaping = (file: string) =>
  !otherRooms.includes(file.split('/')[0] ?? '') &&
  (!file.startsWith('content/generated/') || file === 'content/generated/site.json')

/** A key of everything that shapes the program: its sources, tools and environment. */
export function programKey(root: string): string {
  const sources = filesBelow(join(root, 'src')).filter(isShaping)
  return hashOfAll([
    process.version,
    ...shapingVariables.map((name) => `${name}=${process.env[name] ?? ''}`),
    ...shapingFiles.flatMap((file) => [file, readFileSync(join(root, file))]),
    ...sources.flatMap((file) => [file, readFileSync(join(root, 'src', file))]),
  ])
}

/**
 * The result of building the program: the path of the client's entry, and the text of the boot
 * script.
 */
export type BuiltProgram = { entry: string; bootScript: string }

/** The program of the site: what the browser loads, and what renders the pages. */
export type Program = BuiltProgram & {
  key: string
  /** The folder with vike's output: `client/` and `server/`. */
  folder: string
  reused: boolean
}

type Kept = BuiltProgram & { hash: string }

const record = 'program'

/** A hash of all files of the program, to tell whether they are as they were built. */
const hashOfFiles = (folder: string) =>
  hashOfAll(filesBelow(folder).flatMap((file) => [file, readFileSync(join(folder, file))]))

/**
 * Builds the program with vike, unless the last one was made from the same sources and is intact.
 *
 * @param folder where the program is kept between builds
 */
export async function buildProgram(root: string, folder: string, store: Store): Promise<Program> {
  const key = programKey(root)
  const kept = store.read<Kept>(record, key)
  if (kept && kept.hash === hashOfFiles(folder)) return { ...kept, key, folder, reused: true }
  rmSync(folder, { recursive: true, force: true })
  const built = await buildWithVike({ root, folder })
  store.write(record, key, { ...built, hash: hashOfFiles(folder) })
  return { ...built, key, folder, reused: false }
}

/** The message to the child process that builds, and its answer. */
export type ProgramTask = { root: string; folder: string }
export type ProgramAnswer = { program: BuiltProgram } | { error: Error }

/**
 * Builds with vike in a child process that ends with its work: vike keeps handles open and only
 * logs uncaught errors, and its bundler keeps 100 MB.
 *
 * @throws {Error} what vike threw, or what it printed if it ended without an answer
 */
async function buildWithVike(task: ProgramTask): Promise<BuiltProgram> {
  const program = fork(new URL('./program-process.js', import.meta.url), [JSON.stringify(task)], {
    // Passes errors as Error objects.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const printed = program.stderr ? text(program.stderr) : ''
  try {
    const answer = await new Promise<ProgramAnswer | undefined>((resolve, reject) => {
      program.once('message', (answer) => resolve(answer as ProgramAnswer))
      program.once('error', reject)
      program.once('close', () => resolve(undefined))
    })
    if (!answer) throw new Error((await printed).trim() || 'vike gave up')
    if ('error' in answer) throw answer.error
    return answer.program
  } finally {
    program.kill()
  }
}
