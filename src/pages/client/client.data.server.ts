import type { Entry } from '../../content/entries.ts'
import { pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { keepShortWords } from '../../lib/keep-together.ts'
import { definePage } from '../define-page.ts'
import { smallFire } from '../fires.ts'

export type ClientFrameData = ReturnType<typeof frameData>
export type ClientNoticeData = ReturnType<typeof noticeData>

function frameData(content: Content, { data }: Entry<'clients'>) {
  return {
    kind: 'frame' as const,
    title: data.title,
    // A path without the base for a demo of this site.
    address: data.demo ?? data.url ?? '',
    failure: pageOf(content, 'portfolio').data.frameFailure,
    fire: { seed: 'cargando', ...smallFire },
  }
}

function noticeData(content: Content, { slug, data }: Entry<'clients'>) {
  return {
    kind: 'notice' as const,
    heading: keepShortWords(data.heading ?? data.title, 13),
    text: data.text ?? '',
    email: content.site.email,
    // Seed of its ashes, which differ for each client.
    ashes: slug,
    tongue: {
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
    const isFrame = words.kind === 'frame'
    return definePage(content, {
      route: 'client',
      url,
      words,
      waiting: client.waiting,
      noindex: true,
      isBare: isFrame,
      data: () => (isFrame ? frameData(content, client) : noticeData(content, client)),
    })
  })
}
