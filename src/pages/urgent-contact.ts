import { pageOf } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'
import { channelsOn, contactDialog } from './contact-channels.ts'

/** The urgent-contact section, for the home page and whichever page ends with it. */
export function urgentContact(content: Content) {
  const words = pageOf(content, 'home').data.contact
  return {
    ...words,
    channels: channelsOn(content, ['whatsapp', 'telegram', 'email']),
    dialog: contactDialog(content, words.dialog),
    fire: { seed: 'urgente', width: 720, height: 150, low: 0.27, cols: 72, salt: 2 },
  }
}
