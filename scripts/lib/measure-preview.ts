import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Cost } from '../../bench/cost.ts'
import type { Usage } from './measure-build.ts'
import { fetchText, listenToPreview, type PreviewEvents } from './preview-client.ts'

/** Milliseconds of rest between two saves, in which the preview does what can wait. */
const rest = 2_500

/** A running preview. */
export type Preview = {
  /** What it cost until an article was answered completely. */
  start: Cost
  /** Adds a sentence to an article and waits until a page that shows it has all it needs. */
  save: () => Promise<Cost>
  stop: () => Promise<void>
}

/** Starts the preview of a project and opens an article. */
export async function startPreview(folder: string, slug: string): Promise<Preview> {
  const begin = performance.now()
  const server = spawn(
    process.execPath,
    ['--import', './scripts/lib/report-usage.js', 'scripts/run.js', 'dev', '--port', '0'],
    {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  process.once('exit', () => server.kill('SIGKILL'))
  const address = await addressOf(server)
  const page = await fetchText(`${address}/blog/${slug}`)
  if (!page.endsWith('</html>')) throw new Error(`The page of ${slug} is incomplete`)
  const wall = seconds(begin)
  const start = costOf(await usageOf(server), undefined, wall)
  const events = await listenToPreview(address)
  return {
    start,
    save: async () => {
      await wait(rest)
      const before = await usageOf(server)
      const took = await saveAndSee(folder, slug, address, events)
      return costOf(await usageOf(server), before, took)
    },
    stop: async () => {
      events.close()
      server.kill()
      await once(server, 'exit')
    },
  }
}

const seconds = (begin: number) => (performance.now() - begin) / 1e3

const costOf = (usage: Usage, before: Usage | undefined, wall: number): Cost => ({
  cpu:
    (usage.userCPUTime -
      (before?.userCPUTime ?? 0) +
      usage.systemCPUTime -
      (before?.systemCPUTime ?? 0)) /
    1e6,
  wall,
  memory: usage.maxRSS / 1024,
})

/** Where the preview says that it listens. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const read = (chunk: Buffer) => {
      printed += chunk
      const [, address] = /Local:\s+(http:\/\/\S+?)\/?\s/.exec(printed) ?? []
      if (address) resolve(address)
    }
    server.stdout?.on('data', read)
    server.stderr?.on('data', read)
    server.once('exit', () => reject(new Error(`The preview ended:\n${printed}`)))
  })
}

async function usageOf(server: ChildProcess): Promise<Usage> {
  const answer = once(server, 'message')
  server.send('usage')
  const [{ usage }] = await answer
  return usage
}

/** Does what an open page does: hears of the change, asks for its data and then for its text. */
async function saveAndSee(folder: string, slug: string, address: string, events: PreviewEvents) {
  const file = join(folder, `content/blog/${slug}.mdx`)
  const text = readFileSync(file, 'utf8')
  const sentence = `Esto se escribió en el momento ${Date.now()}.`
  const told = events.next('lumbre:content')
  const begin = performance.now()
  writeFileSync(file, `${text}\n${sentence}\n`)
  await told
  const payload = JSON.parse(await fetchText(`${address}/_data/blog/${slug}.json`))
  const body = await fetchText(`${address}/_bodies/${payload.data.body}.json`)
  const took = seconds(begin)
  if (!body.includes(sentence)) throw new Error(`The preview of ${slug} shows an old text`)
  return took
}
