import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'

/** What a form service received: each POST's values. */
export type FormService = {
  url: string
  received: URLSearchParams[]
  /** How it answers the next posts; 200 at once unless told otherwise. */
  answer: (response: ServerResponse) => void | Promise<void>
  close: () => Promise<void>
}

const accept = (response: ServerResponse) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}')
}

/** A form service on a port of its own, as any that FORMS_ENDPOINT may name. */
export async function startFormService(): Promise<FormService> {
  const received: URLSearchParams[] = []
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    received.push(new URLSearchParams(await text(request)))
    await service.answer(response)
  }
  const server = http.createServer((request, response) => void handle(request, response))
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  const service: FormService = {
    url: `http://127.0.0.1:${port}/formulario`,
    received,
    answer: accept,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  return service
}

/** Serves pages as a build with FORMS_ENDPOINT writes them: forms post to the service. */
export async function withEndpoint(page: Page, endpoint: string): Promise<void> {
  // A page that a test hands out counts as public, from where this machine may not be reached;
  // browsers before that rule do not know the permission.
  await page
    .context()
    .grantPermissions(['local-network-access'])
    .catch(() => {})
  await page.route(
    (url) => url.origin !== new URL(endpoint).origin && !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const headers = response.headers()
      // Its policy names the endpoint; that of the build under test cannot.
      delete headers['content-security-policy']
      const body = html
        .replaceAll(/<meta http-equiv="Content-Security-Policy"[^>]*>/gi, '')
        .replaceAll(/ action="mailto:[^"]*"/g, ` action="${endpoint}"`)
        .replaceAll(/ enctype="text\/plain"/gi, '')
      await route.fulfill({ response, headers, body })
    },
  )
}
