import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { browserArguments, ensureBrowser } from '../../scripts/setup/browser.js'
import { serveBuiltSite } from '../../src/site/built-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site, without a trailing slash. */
    siteUrl: string
    /** Where tests reach the one browser. */
    browserEndpoint: string
  }
}

/** Serves dist/ and starts one browser for all test files of a run. */
export default async function serveSite(project: TestProject) {
  if (!existsSync('dist/index.html'))
    throw new Error('dist/ is missing: these tests check the built site, run `npm run build` first')
  const { addressOf, stop } = await serveBuiltSite('dist')
  const browser = await chromium.launchServer({
    executablePath: ensureBrowser(),
    args: browserArguments,
  })
  project.provide('siteUrl', addressOf('').replace(/\/$/, ''))
  project.provide('browserEndpoint', browser.wsEndpoint())
  return async () => {
    await browser.close()
    stop()
  }
}
