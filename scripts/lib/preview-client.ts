import { once } from 'node:events'
import { get, request } from 'node:http'
import type { Socket } from 'node:net'

/** The text at an address; other answers than 200 are errors. */
export async function fetchText(address: string): Promise<string> {
  const asked = get(address)
  const [response] = await once(asked, 'response')
  response.setEncoding('utf8')
  let text = ''
  for await (const chunk of response) text += chunk
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} for ${address}: ${text}`)
  return text
}

/** What an open page of the preview hears from its server. */
export type PreviewEvents = {
  /** Resolves with the next message that holds a text. */
  next: (text: string) => Promise<void>
  close: () => void
}

/**
 * Listens to the preview as a page in a browser does, through Vite's socket. Node 20 has no
 * WebSocket of its own; the messages of the server are plain text in one or more frames.
 */
export async function listenToPreview(address: string): Promise<PreviewEvents> {
  const [, token] = /wsToken = "([^"]+)"/.exec(await fetchText(`${address}/@vite/client`)) ?? []
  if (!token) throw new Error('The client of Vite names no token')
  const asked = request(`${address}/?token=${token}`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.from('sixteen bytes...').toString('base64'),
      'sec-websocket-protocol': 'vite-hmr',
    },
  }).end()
  const [, socket] = (await once(asked, 'upgrade')) as [unknown, Socket]
  return {
    next: (text) =>
      new Promise((resolve) => {
        let heard = ''
        const listen = (chunk: Buffer) => {
          heard += chunk.toString('latin1')
          if (!heard.includes(text)) return
          socket.off('data', listen)
          resolve()
        }
        socket.on('data', listen)
      }),
    close: () => socket.destroy(),
  }
}
