import type { Entry } from '../content/entries.ts'
import { bySlug, inOrder, pageOf } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'
import type { ContactDialogData } from '../features/contact/ContactDialog.tsx'
import { type Channel, channelHref } from '../features/contact/channel.ts'
import { fillIn } from '../lib/fill-in.ts'
import { smallFire } from './fires.ts'
import { iconPath } from './icon-path.ts'

/** The channels whose address is in the settings file. */
function withAddress({ site }: Content, channels: readonly Entry<'channels'>[]): Channel[] {
  return channels.flatMap(({ data }) => {
    const { platform, description, action, icon, subject = site.name } = data
    const address = site[platform]
    const drawing = iconPath(icon, platform === 'email' ? 'regular' : 'fill')
    return address ? { platform, description, action, icon: drawing, address, subject } : []
  })
}

/** All channels in the order of the content, with the links that open them. */
export const channelLinks = (content: Content, message = content.site.whatsappMessage) =>
  withAddress(content, inOrder(content.channels)).map((channel) => ({
    ...channel,
    href: channelHref(channel, message),
  }))

/** The link «Escribir un correo», for questions that a page does not answer. */
export function mailAction(content: Content, message?: string): { label: string; href: string } {
  const { site } = content
  const mail = channelLinks(content, message).find(({ platform }) => platform === 'email')
  return mail
    ? { label: mail.action, href: mail.href }
    : { label: site.email, href: `mailto:${site.email}` }
}

/** The data of a button's contact dialog, with every channel but mail unless it names some. */
export function contactDialog(
  content: Content,
  words: { title: string; text: string; channels?: readonly string[]; message?: string },
): ContactDialogData {
  const { title, text, channels, message = content.site.whatsappMessage } = words
  const shown = channels
    ? channels.map((slug) => bySlug(content.channels, slug))
    : inOrder(content.channels).filter(({ data }) => data.platform !== 'email')
  return {
    title,
    text,
    channels: withAddress(content, shown),
    message,
    fire: { seed: 'dialogo', ...smallFire },
  }
}

/** A mail link to a team member: the agency's address, with the name in the subject. */
export function memberMail(content: Content, name: string): string {
  const { subject } = pageOf(content, 'team').data.labels
  return `mailto:${content.site.email}?subject=${encodeURIComponent(fillIn(subject, { name }))}`
}
