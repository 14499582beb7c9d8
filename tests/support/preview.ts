import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { afterAll } from 'vitest'
import { projectCopy } from './project-copy.ts'

/** Runs `npm run dev` in a copy of the project until the tests of the file have ended. */
export async function startPreview() {
  const { folder, at, read, remove } = projectCopy()
  const server = spawn(process.execPath, ['scripts/run.js', 'dev', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1' },
  })
  afterAll(async () => {
    server.removeAllListeners('exit').kill()
    await once(server, 'exit')
  })
  let output = ''
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk
      const found = /En esta computadora:\s+(http:\/\/\S+?)\/?\s/.exec(output)
      if (found?.[1]) resolve(found[1])
    }
    server.stdout.on('data', listen)
    server.stderr.on('data', listen)
    server.on('exit', () => reject(new Error(`The preview ended:\n${output}`)))
  })
  return {
    /** Without a slash at its end. */
    address,
    read,
    remove,
    write: (file: string, text: string) => writeFileSync(at(file), text),
    printed() {
      const text = output
      output = ''
      return text
    },
  }
}
