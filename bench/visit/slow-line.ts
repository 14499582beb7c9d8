import net from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pass } from 'node:timers/promises'
import type { Served } from '../../src/site/built-site.ts'
import { listen } from '../../src/site/host.ts'

/**
 * The connection that Lighthouse assumes for a phone: round trip in milliseconds, throughput in
 * bytes per millisecond.
 */
const roundTrip = 150
const throughput = 1638.4 / 8

/** What a server sends before the first acknowledgement: ten segments (RFC 6928, section 2). */
const firstFlight = 10 * 1460

/**
 * Puts a slow connection between a served site and its browsers. Responses are sent in flights:
 * each one waits until the previous one is acknowledged and may be twice as large (RFC 5681,
 * section 3.1), up to the capacity of the connection. Concurrent connections do not share the
 * capacity: before its first paint a page needs only one.
 */
export async function slowDown({ addressOf }: Served): Promise<Served> {
  const { hostname, port } = new URL(addressOf('/'))
  const line = net.createServer((browser) => {
    const server = net.connect(Number(port), hostname)
    const { ask, answer } = connection()
    // Either side ends both: a browser that leaves, and a server that has sent everything.
    const end = () => {
      for (const side of [browser, server]) side.destroy()
    }
    pipeline(browser, ask, server).catch(end)
    pipeline(server, answer, browser).catch(end)
  })
  const origin = await listen(line)
  return {
    addressOf: (page) => origin + new URL(addressOf(page)).pathname,
    stop: () => line.close(),
  }
}

/** The delays of one connection: requests in transit, and responses in flights. */
function connection() {
  // The first request follows the handshakes of TCP and TLS.
  let wayThere = 3 * roundTrip
  let flight = firstFlight
  let left = 0
  let begun = 0
  const take = (size: number) => {
    left = size
    begun = performance.now()
  }
  return {
    async *ask(requests: AsyncIterable<Buffer>) {
      for await (const request of requests) {
        await pass(wayThere)
        wayThere = roundTrip
        take(flight)
        yield request
      }
    },
    async *answer(chunks: AsyncIterable<Buffer>) {
      for await (let rest of chunks)
        while (rest.length > 0) {
          if (left === 0) {
            await pass(begun + roundTrip - performance.now())
            flight = Math.min(2 * flight, roundTrip * throughput)
            take(flight)
          }
          const part = rest.subarray(0, left)
          await pass(part.length / throughput)
          yield part
          left -= part.length
          rest = rest.subarray(part.length)
        }
    },
  }
}
