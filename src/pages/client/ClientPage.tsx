import { ClientFramePage, type ClientFramePageData } from './ClientFramePage.tsx'
import { ClientNoticePage, type ClientNoticePageData } from './ClientNoticePage.tsx'

export type ClientPageData =
  | ({ kind: 'frame' } & ClientFramePageData)
  | ({ kind: 'notice' } & ClientNoticePageData)

/** A client's page: its site in a frame, or word that the project is still under way. */
export function ClientPage(client: ClientPageData) {
  return client.kind === 'frame' ? (
    <ClientFramePage {...client} />
  ) : (
    <ClientNoticePage {...client} />
  )
}
