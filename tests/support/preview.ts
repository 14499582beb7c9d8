import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../../bench/copy-project.ts'

/** The preview of a copy of the project, running. */
export type RunningPreview = {
  /** Without a slash at its end. */
  address: string
  folder: string
  read: (file: string) => string
  write: (file: string, text: string) => void
  /** What it has printed since it was asked last. */
  printed: () => string
  stop: () => Promise<void>
}

/** Starts `npm run dev` in a temporary copy of the project, which `stop` removes. */
export async function startPreview(...options: string[]): Promise<RunningPreview> {
  const folder = copyProject(process.cwd())
  const server: ChildProcess = spawn(
    process.execPath,
    ['scripts/run.js', 'dev', '--port', '0', ...options],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1' } },
  )
  let output = ''
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const found = /En esta computadora:\s+(http:\/\/\S+?)\/?\s/.exec(output)
      if (found?.[1]) resolve(found[1])
    }
    server.stdout?.on('data', read)
    server.stderr?.on('data', read)
    server.on('exit', () => reject(new Error(`The preview ended:\n${output}`)))
  })
  return {
    address,
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(join(folder, file), text),
    printed() {
      const text = output
      output = ''
      return text
    },
    async stop() {
      server.removeAllListeners('exit').kill()
      await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
