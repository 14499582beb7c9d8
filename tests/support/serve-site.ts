import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { browserArguments, ensureBrowser } from '../../scripts/setup/browser.js'
import { serveBuiltSite } from '../../src/site/built-site.ts'
import { dist } from './dist.ts'
import { type RealServer, realServers, serveReally } from './real-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    /** The address at which tests reach the shared browser. */
    browserEndpoint: string
  }
}

const isReal = (name: string): name is RealServer => realServers.some((known) => known === name)

/** The server of this project, or the real one that LUMBRE_SERVER names. */
async function serve() {
  const { LUMBRE_SERVER: name } = process.env
  if (name) {
    if (!isReal(name))
      throw new Error(`LUMBRE_SERVER is ${realServers.join(' or ')}, not "${name}"`)
    return serveReally(name, dist)
  }
  const { addressOf, stop } = await serveBuiltSite(dist)
  return { siteUrl: addressOf('/').replace(/\/$/, ''), stop }
}

/** Serves the built site and starts one browser for all test files of a run. */
export default async function serveSite(project: TestProject) {
  if (!existsSync(`${dist}/index.html`))
    throw new Error(
      `${dist}/ is missing: these tests check the built site, run \`npm run build\` first`,
    )
  const { siteUrl, stop } = await serve()
  const browser = await chromium.launchServer({
    executablePath: ensureBrowser(),
    args: browserArguments,
  })
  project.provide('siteUrl', siteUrl)
  project.provide('browserEndpoint', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await stop()
  }
}
