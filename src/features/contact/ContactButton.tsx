import type { ReactNode } from 'react'
import type { button } from '../../components/button-styles.ts'
import { DialogLink } from '../../components/DialogLink.tsx'
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
export function ContactButton({ dialog, message = dialog.message, ...link }: Props) {
  return <DialogLink {...link} message={message} load={load} data={{ ...dialog, message }} />
}
