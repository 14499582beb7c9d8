import type { ChannelLink } from '../components/ChannelList.tsx'
import { bySlug } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'
import type { ContactDialogData } from '../features/contact/contact-types.ts'
import { chatLink } from '../lib/chat-link.ts'
import { drawFire } from '../lib/fire.ts'
import { mailLink } from '../lib/mail-link.ts'
import { resolveIcon } from './resolve-icon.ts'

/** Channels of every dialog that names none of its own. */
export const chatChannels = ['whatsapp', 'telegram'] as const

/** The channels that `slugs` name, in their order, each with `message` already written. */
export function contactChannels(
  content: Content,
  slugs: readonly string[],
  message: string,
): ChannelLink[] {
  const { site } = content
  return slugs.map((slug) => {
    const { platform, name, description, action, icon, subject } = bySlug(
      content.channels,
      slug,
    ).data
    const isMail = platform === 'email'
    return {
      platform,
      name,
      description,
      action,
      icon: resolveIcon(icon, isMail ? 'regular' : 'fill'),
      href: isMail
        ? mailLink(site.email, subject ?? site.name, message)
        : chatLink(site[platform], message),
    }
  })
}

/** The contact dialog of a button. */
export function contactDialog(
  content: Content,
  words: { title: string; text: string; channels?: readonly string[]; message: string },
): ContactDialogData {
  return {
    title: words.title,
    text: words.text,
    channels: contactChannels(content, words.channels ?? chatChannels, words.message),
    fire: drawFire('dialogo', 260, 34, { low: 0.3, spread: 2, tongues: 4, sparks: 0 }),
  }
}
