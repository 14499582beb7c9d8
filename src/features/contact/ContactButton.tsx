import type { ReactNode } from 'react'
import type { button } from '../../components/button-styles.ts'
import { DialogLink } from '../../components/DialogLink.tsx'
import { chatLink } from '../../lib/chat-link.ts'
import { site } from '../../site.ts'
import type { ContactDialogData } from './ContactDialog.tsx'

const load = () => import('./ContactDialog.tsx').then((module) => module.ContactDialog)

type Props = {
  dialog: ContactDialogData
  /** What to say instead of the dialog's message. */
  message?: string
  look: keyof typeof button
  children: ReactNode
  className?: string
}

/** Opens the contact dialog; without JavaScript it is a link to WhatsApp. */
export function ContactButton({ dialog, message, look, children, className }: Props) {
  const data = { ...dialog, message: message ?? dialog.message }
  const href = chatLink(site.whatsapp, data.message)
  return (
    <DialogLink href={href} look={look} load={load} data={data} className={className}>
      {children}
    </DialogLink>
  )
}
