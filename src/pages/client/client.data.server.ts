import type { Entry } from '../../content/entries.ts'
import { pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { keepShortWords } from '../../lib/keep-together.ts'
import { definePage } from '../define-page.ts'
import { smallFire } from '../fires.ts'

export type ClientFrameData = ReturnType<typeof frameData>
export type ClientNoticeData = ReturnType<typeof noticeData>

function frameData(content: Content, { data }: Entry<'clients'>, address: string) {
  return {
    kind: 'frame' as const,
    title: data.title,
    address,
    failure: pageOf(content, 'portfolio').data.frameFailure,
    fire: { seed: 'cargando', ...smallFire },
  }
}

function noticeData({ slug, data }: Entry<'clients'>) {
  return {
    kind: 'notice' as const,
    heading: keepShortWords(data.heading ?? data.title, 13),
    text: data.text ?? '',
    /** Its seed is that of the ashes, too, which differ for each client. */
    fire: {
      seed: slug,
      width: 80,
      height: 150,
      tongues: 1,
      focus: 0.5,
      spread: 2.2,
      low: 0,
      cols: 16,
      sparks: 1,
      salt: 4,
    },
  }
}

/** The clients' pages: a notice, or their site in a frame; none of them may be indexed. */
export function clientPages(content: Content) {
  return content.clients.map((client) => {
    const { url, data: words } = client
    // A path without the base for a demo of this site; a notice has none.
    const address = words.url
    return definePage(content, {
      route: 'client',
      url,
      words,
      waiting: client.waiting,
      noindex: true,
      isBare: address !== undefined,
      data: () => (address ? frameData(content, client, address) : noticeData(client)),
    })
  })
}
