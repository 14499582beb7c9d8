import type { Server } from 'node:http'
import { afterAll, beforeAll, describe } from 'vitest'
import { createSiteServer, listen } from '../../src/site/host.ts'
import { checkContract } from '../support/check-contract.ts'
import { sampleDist } from '../support/host-contract.ts'

for (const base of ['/', '/repo/'])
  describe(`the server of this project at ${base}`, () => {
    const dist = sampleDist(base, afterAll)
    let server: Server
    let origin: string
    beforeAll(async () => {
      server = createSiteServer({ dir: dist })
      origin = await listen(server)
    })
    afterAll(() => server.close().closeAllConnections())
    checkContract({ origin: () => origin, base, compresses: false })
  })
