import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../../src/site/host.ts'

/** What a form service received: each POST's values. */
export type FormService = {
  url: string
  received: URLSearchParams[]
  /** How it answers the next posts; 200 at once unless told otherwise. */
  answer: (response: ServerResponse) => void | Promise<void>
  close: () => Promise<void>
}

/** Takes it, as a service does. */
export const accept = (response: ServerResponse) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}')
}

/** A form service on a port of its own, as any that FORMS_ENDPOINT may name. */
export async function startFormService(): Promise<FormService> {
  const received: URLSearchParams[] = []
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    if (request.method === 'POST') received.push(new URLSearchParams(await text(request)))
    await service.answer(response)
  }
  const server = http.createServer((request, response) => void handle(request, response))
  const origin = await listen(server)
  const service: FormService = {
    url: `${origin}/formulario`,
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
