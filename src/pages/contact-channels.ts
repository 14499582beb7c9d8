import type { Entry } from '../content/entries.ts'
import { bySlug, inOrder, pageOf } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'
import type { ChannelLink, ContactDialogData } from '../features/contact/ContactDialog.tsx'
import { chatLink } from '../lib/chat-link.ts'
import { mailLink } from '../lib/mail-link.ts'
import { smallFire } from './fires.ts'
import { iconPath } from './icon-path.ts'

/** Channels whose address the settings file has; the message is already written in it. */
function channelLinks(
  { site }: Content,
  channels: readonly Entry<'channels'>[],
  message: string,
): ChannelLink[] {
  return channels.flatMap(({ data }) => {
    const { platform, description, action, icon, subject = site.name } = data
    const isMail = platform === 'email'
    const address = site[platform]
    if (!address) return []
    const href = isMail ? mailLink(address, subject, message) : chatLink(address, message)
    return {
      platform,
      description,
      action,
      icon: iconPath(icon, isMail ? 'regular' : 'fill'),
      href,
    }
  })
}

/** The channels of some platforms, in the order that content gives them. */
export function channelsOn(
  content: Content,
  platforms: readonly ChannelLink['platform'][],
  message = content.site.whatsappMessage,
): ChannelLink[] {
  const channels = inOrder(content.channels).filter(({ data }) => platforms.includes(data.platform))
  return channelLinks(content, channels, message)
}

/** «Escribir un correo»: for questions that a page does not answer. */
export function mailAction(content: Content, message?: string): { label: string; href: string } {
  const { site } = content
  const [mail] = channelsOn(content, ['email'], message)
  return mail
    ? { label: mail.action, href: mail.href }
    : { label: site.email, href: `mailto:${site.email}` }
}

/** The channels that a dialog names; WhatsApp and Telegram where it names none. */
function dialogChannels(
  content: Content,
  { channels }: { channels?: readonly string[] },
  message: string,
): ChannelLink[] {
  if (!channels) return channelsOn(content, ['whatsapp', 'telegram'], message)
  const named = channels.map((slug) => bySlug(content.channels, slug))
  return channelLinks(content, named, message)
}

/** The contact dialog of a button. */
export function contactDialog(
  content: Content,
  words: { title: string; text: string; channels?: readonly string[]; message?: string },
): ContactDialogData {
  const { title, text, message = content.site.whatsappMessage } = words
  return {
    title,
    text,
    channels: dialogChannels(content, words, message),
    fire: { seed: 'dialogo', ...smallFire },
  }
}

/** The addresses of a dialog's channels, in its order, with a choice and its price in the message. */
export function choiceHrefs(
  content: Content,
  dialog: { channels?: readonly string[] },
  template: string,
  choice: { service: string; plan: string; price: string },
): string[] {
  const message = template
    .replace('{service}', () => choice.service)
    .replace('{plan}', () => choice.plan)
    .replace('{price}', () => choice.price)
  return dialogChannels(content, dialog, message).map(({ href }) => href)
}

/** Writes to a member of the team: the agency's address, with the name in the subject. */
export function memberMail(content: Content, name: string): string {
  const { subject } = pageOf(content, 'team').data.labels
  return `mailto:${content.site.email}?subject=${encodeURIComponent(subject.replace('{name}', name))}`
}
