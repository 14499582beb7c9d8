import { afterAll, beforeAll, describe } from 'vitest'
import { checkContract } from '../support/check-contract.ts'
import { sampleDist } from '../support/host-contract.ts'
import { realServers, serveReally } from '../support/real-server.ts'

for (const host of realServers)
  for (const base of ['/', '/repo/'])
    describe(`${host} at ${base}`, () => {
      const dist = sampleDist(base, afterAll)
      let server: Awaited<ReturnType<typeof serveReally>>
      beforeAll(async () => {
        server = await serveReally(host, dist)
      })
      afterAll(() => server?.stop())
      checkContract({ origin: () => server.origin, base, compresses: true })
    })
