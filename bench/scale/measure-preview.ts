import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { type Cost, costOf, type Usage, usageReporter } from '../measure-build.ts'
import { printedBy } from '../printed-by.ts'

/** The pause between two saves in milliseconds, in which the preview does its deferred work. */
const rest = 2_500

/** Starts the preview of a project and opens an article. */
export async function startPreview(folder: string, slug: string) {
  const begin = performance.now()
  const server = spawn(
    process.execPath,
    ['--import', usageReporter, 'scripts/run.js', 'dev', '--port', '0'],
    {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  process.once('exit', () => server.kill('SIGKILL'))
  // Matches whatever an older checkout prints around it.
  const address = await printedBy(server, /(http:\/\/localhost:\d+)[/\s]/)
  const page = `${address}/blog/${slug}`
  if (!(await textAt(page)).endsWith('</html>')) throw new Error(`${page} is incomplete`)
  const start = costOf(await usageOf(server), (performance.now() - begin) / 1e3)
  // The channel on which an open page hears from the server; clients that are not browsers need no
  // token.
  const socket = new WebSocket(address.replace('http', 'ws'), 'vite-hmr')
  await once(socket, 'open')
  return {
    /** The cost until an article was served completely. */
    start,
    /** Adds a sentence to the article and waits until its page shows it. */
    save: async (): Promise<Cost> => {
      await wait(rest)
      const before = await usageOf(server)
      const sentence = `Esto se escribió en el momento ${Date.now()}.`
      const saved = performance.now()
      const message = () => once(socket, 'message', { signal: AbortSignal.timeout(60_000) })
      let next = message()
      appendFileSync(path.join(folder, `content/blog/${slug}.mdx`), `\n${sentence}\n`)
      do {
        await next
        next = message()
      } while (!(await textAt(page)).includes(sentence))
      const wall = (performance.now() - saved) / 1e3
      // The next message is not awaited.
      next.catch(() => {})
      return costOf(await usageOf(server), wall, before)
    },
    stop: async () => {
      socket.terminate()
      server.kill()
      await once(server, 'exit')
    },
  }
}

async function usageOf(server: ChildProcess): Promise<Usage> {
  const answer = once(server, 'message')
  server.send('usage')
  const [{ usage }] = await answer
  return usage
}

async function textAt(address: string): Promise<string> {
  const response = await fetch(address)
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status} for ${address}: ${text}`)
  return text
}
