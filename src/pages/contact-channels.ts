import type { Entry } from '../content/entries.ts'
import { bySlug, inOrder } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'
import type { ChannelLink, ContactDialogData } from '../features/contact/ContactDialog.tsx'
import { chatLink } from '../lib/chat-link.ts'
import { mailLink } from '../lib/mail-link.ts'
import { smallFire } from './fires.ts'
import { iconPath } from './icon-path.ts'

/** A channel's address comes from the settings file; the message is already written in it. */
function channelLink({ site }: Content, { data }: Entry<'channels'>, message: string): ChannelLink {
  const { platform, description, action, icon, subject = site.name } = data
  const isMail = platform === 'email'
  return {
    platform,
    description,
    action,
    icon: iconPath(icon, isMail ? 'regular' : 'fill'),
    href: isMail ? mailLink(site.email, subject, message) : chatLink(site[platform], message),
  }
}

/** The channels of some platforms, in the order that content gives them. */
export function channelsOn(
  content: Content,
  platforms: readonly ChannelLink['platform'][],
  message = content.site.whatsappMessage,
): ChannelLink[] {
  return inOrder(content.channels)
    .filter(({ data }) => platforms.includes(data.platform))
    .map((channel) => channelLink(content, channel, message))
}

/** «Escribir un correo»: for questions that a page does not answer. */
export function mailAction(content: Content, message?: string): { label: string; href: string } {
  const { site } = content
  const [mail] = channelsOn(content, ['email'], message)
  return mail
    ? { label: mail.action, href: mail.href }
    : { label: site.email, href: `mailto:${site.email}` }
}

/** The contact dialog of a button; WhatsApp and Telegram where it names no channels. */
export function contactDialog(
  content: Content,
  words: { title: string; text: string; channels?: readonly string[]; message?: string },
): ContactDialogData {
  const { title, text, channels, message = content.site.whatsappMessage } = words
  return {
    title,
    text,
    channels: channels
      ? channels.map((slug) => channelLink(content, bySlug(content.channels, slug), message))
      : channelsOn(content, ['whatsapp', 'telegram'], message),
    fire: { seed: 'dialogo', ...smallFire },
  }
}
