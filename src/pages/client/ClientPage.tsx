import { ClientFramePage } from './ClientFramePage.tsx'
import { ClientNoticePage } from './ClientNoticePage.tsx'
import type { ClientFrameData, ClientNoticeData } from './client.data.server.ts'

/** A client's page: its site in a frame, or word that the project is still under way. */
export function ClientPage(client: ClientFrameData | ClientNoticeData) {
  return client.kind === 'frame' ? (
    <ClientFramePage {...client} />
  ) : (
    <ClientNoticePage {...client} />
  )
}
