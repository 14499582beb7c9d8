import { once } from 'node:events'
import http from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { slowDown } from '../../../bench/visit/slow-line.ts'
import { listen } from '../../../src/site/host.ts'

async function fetchSlowly(bytes: number): Promise<{ text: string; milliseconds: number }> {
  const server = http.createServer((_, response) => response.end('x'.repeat(bytes)))
  const origin = await listen(server)
  const line = await slowDown({ addressOf: (page) => origin + page, stop: () => server.close() })
  onTestFinished(() => {
    line.stop()
    server.close()
  })
  const asked = performance.now()
  const [response] = await once(http.get(line.addressOf('/'), { agent: false }), 'response')
  const chunks: Buffer[] = await response.toArray()
  return { text: Buffer.concat(chunks).toString(), milliseconds: performance.now() - asked }
}

// Timers may be a millisecond early; how late they are is the machine's affair.
test.each([
  { bytes: 1_000, trips: 3 },
  { bytes: 20_000, trips: 4 },
  { bytes: 50_000, trips: 5 },
])('$bytes bytes come whole, and not before $trips round trips', async ({ bytes, trips }) => {
  const { text, milliseconds } = await fetchSlowly(bytes)
  expect(text).toBe('x'.repeat(bytes))
  expect(milliseconds).toBeGreaterThan(trips * 150 - 5)
})
