import { DialogLink } from '../../components/DialogLink.tsx'
import { chatLink } from '../../lib/chat-link.ts'
import { site } from '../../site.ts'
import { type EventDialogData, eventOpening } from './event-dialog-data.ts'

const load = () => import('./EventDialog.tsx').then((module) => module.EventDialog)

type Props = {
  /** What its button says. */
  action: string
  dialog: EventDialogData
  className?: string
}

/**
 * Registers for the next event: a button, its dialog, and after the dialog what follows. Without
 * JavaScript it is a link to WhatsApp.
 */
export function EventRegistration({ action, dialog, className }: Props) {
  return (
    <DialogLink
      href={chatLink(site.whatsapp, eventOpening(dialog.event))}
      look="ember"
      load={load}
      data={dialog}
      className={className}
    >
      {action}
    </DialogLink>
  )
}
