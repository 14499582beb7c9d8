import type { Entry } from '../content/entries.ts'
import { bySlug, inOrder, pageOf } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'
import type { ChannelLink, ContactDialogData } from '../features/contact/ContactDialog.tsx'
import { chatLink } from '../lib/chat-link.ts'
import { mailLink } from '../lib/mail-link.ts'
import { smallFire } from './fires.ts'
import { iconPath } from './icon-path.ts'

/** The channels whose address is in the settings file, with a prefilled message in their links. */
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

/** The channels of some platforms, in the order of the content. */
export function channelsOn(
  content: Content,
  platforms: readonly ChannelLink['platform'][],
  message = content.site.whatsappMessage,
): ChannelLink[] {
  const channels = inOrder(content.channels).filter(({ data }) => platforms.includes(data.platform))
  return channelLinks(content, channels, message)
}

/** The link «Escribir un correo», for questions that a page does not answer. */
export function mailAction(content: Content, message?: string): { label: string; href: string } {
  const { site } = content
  const [mail] = channelsOn(content, ['email'], message)
  return mail
    ? { label: mail.action, href: mail.href }
    : { label: site.email, href: `mailto:${site.email}` }
}

/** The channels named for a dialog; WhatsApp and Telegram by default. */
function dialogChannels(
  content: Content,
  { channels }: { channels?: readonly string[] },
  message: string,
): ChannelLink[] {
  if (!channels) return channelsOn(content, ['whatsapp', 'telegram'], message)
  const named = channels.map((slug) => bySlug(content.channels, slug))
  return channelLinks(content, named, message)
}

/** The data of a button's contact dialog. */
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

/** Links of a dialog's channels, in its order, with a choice and its price in the message. */
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

/** A mail link to a team member: the agency's address, with the name in the subject. */
export function memberMail(content: Content, name: string): string {
  const { subject } = pageOf(content, 'team').data.labels
  return `mailto:${content.site.email}?subject=${encodeURIComponent(subject.replace('{name}', name))}`
}
