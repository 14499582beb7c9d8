import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe } from 'vitest'
import { checkContract } from '../support/check-contract.ts'
import { sampleDist } from '../support/host-contract.ts'
import { realServers, serveReally } from '../support/real-server.ts'

for (const host of realServers)
  for (const base of ['/', '/repo/'])
    describe(`${host} at ${base}`, () => {
      const dist = sampleDist(base)
      let server: Awaited<ReturnType<typeof serveReally>>
      beforeAll(async () => {
        server = await serveReally(host, dist)
      })
      afterAll(async () => {
        await server?.stop()
        rmSync(dist, { recursive: true })
      })
      checkContract({ origin: () => server.origin, base, compresses: true })
    })
