import type { ReactNode } from 'react'
import { button } from '../../components/button-styles.ts'
import { DialogLink } from '../../components/DialogLink.tsx'
import { PageLink } from '../../components/links.tsx'
import type { ContactDialogData } from './ContactDialog.tsx'
import { channelHref } from './channel.ts'

const load = () => import('./ContactDialog.tsx').then((module) => module.ContactDialog)

type Props = {
  dialog: ContactDialogData
  /** What to say instead of the dialog's message. */
  message?: string
  look: keyof typeof button
  children: ReactNode
  className?: string
}

/**
 * Opens the contact dialog. Without JavaScript it is a link to WhatsApp, or else to the first
 * channel, or, if there are no channels, to the contact page.
 */
export function ContactButton({ dialog, message, look, children, className }: Props) {
  const data = { ...dialog, message: message ?? dialog.message }
  const channel = data.channels.find(({ platform }) => platform === 'whatsapp') ?? data.channels[0]
  if (!channel)
    return (
      <PageLink css={button[look]} className={className} to="/contacto">
        {children}
      </PageLink>
    )
  const href = channelHref(channel, data.message)
  return (
    <DialogLink href={href} look={look} load={load} data={data} className={className}>
      {children}
    </DialogLink>
  )
}
