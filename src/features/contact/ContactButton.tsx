import type { ReactNode } from 'react'
import { button } from '../../components/button-styles.ts'
import { DialogLink } from '../../components/DialogLink.tsx'
import { PageLink } from '../../components/links.tsx'
import type { ContactDialogData } from './ContactDialog.tsx'

const load = () => import('./ContactDialog.tsx').then((module) => module.ContactDialog)

type Props = {
  dialog: ContactDialogData
  /** Links of its channels with another message, in their order. */
  hrefs?: readonly string[]
  look: keyof typeof button
  children: ReactNode
  className?: string
}

/**
 * Opens the contact dialog. Without JavaScript it is a link to WhatsApp, or else to the first
 * channel, or, if there are no channels, to the contact page.
 */
export function ContactButton({ dialog, hrefs, look, children, className }: Props) {
  const channels = dialog.channels.map((channel, place) => ({
    ...channel,
    href: hrefs?.[place] ?? channel.href,
  }))
  const whatsapp = channels.find(({ platform }) => platform === 'whatsapp')
  const { href } = whatsapp ?? channels[0] ?? {}
  if (!href)
    return (
      <PageLink css={button[look]} className={className} to="/contacto">
        {children}
      </PageLink>
    )
  return (
    <DialogLink
      href={href}
      look={look}
      load={load}
      data={{ ...dialog, channels }}
      className={className}
    >
      {children}
    </DialogLink>
  )
}
