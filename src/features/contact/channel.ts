import type { Entry } from '../../content/entries.ts'
import { chatLink } from '../../lib/chat-link.ts'
import { mailLink } from '../../lib/mail-link.ts'

/** A way to get in touch, and its address. */
export type Channel = Pick<Entry<'channels'>['data'], 'platform' | 'description' | 'action'> & {
  icon: string
  address: string
  /** Of a mail. */
  subject: string
}

/** A link that opens a channel with a message already written. */
export const channelHref = ({ platform, address, subject }: Channel, message: string): string =>
  platform === 'email' ? mailLink(address, subject, message) : chatLink(address, message)
