import type { ReactNode } from 'react'
import { button } from '../../components/button-styles.ts'
import { DialogLink } from '../../components/DialogLink.tsx'
import { PageLink } from '../../components/PageLink.tsx'
import type { ContactDialogData } from './ContactDialog.tsx'

const load = () => import('./ContactDialog.tsx').then((module) => module.ContactDialog)

type Props = {
  dialog: ContactDialogData
  look: keyof typeof button
  children: ReactNode
  className?: string
}

/**
 * Asks for contact: opens the dialog of channels. Without JavaScript it is a link to WhatsApp, or
 * to the first channel where WhatsApp is not offered; where there is none, to the page of contact.
 */
export function ContactButton({ dialog, look, children, className }: Props) {
  const whatsapp = dialog.channels.find(({ platform }) => platform === 'whatsapp')
  const { href } = whatsapp ?? dialog.channels[0] ?? {}
  if (!href)
    return (
      <PageLink css={button[look]} className={className} to="/contacto">
        {children}
      </PageLink>
    )
  return (
    <DialogLink href={href} look={look} load={load} data={dialog} className={className}>
      {children}
    </DialogLink>
  )
}
