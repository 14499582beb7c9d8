import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { afterAll } from 'vitest'
import { projectCopy } from './project-copy.ts'
import { printedBy } from './run-command.ts'

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
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const address = await printedBy(server, /En esta computadora:\s+(http:\/\/\S+?)\/?\s/)
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
