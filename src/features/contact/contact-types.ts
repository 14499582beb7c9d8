import type { FireDrawing } from '../../art/fire.ts'
import type { ChannelLink } from '../../components/ChannelList.tsx'

/** What the contact dialog shows; made by `contactDialog` in src/pages/contact-channels.ts. */
export type ContactDialogData = {
  title: string
  text: string
  channels: readonly ChannelLink[]
  /** The low fire along its foot. */
  fire: FireDrawing
}
