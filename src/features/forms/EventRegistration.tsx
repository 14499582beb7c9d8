import type { FireDrawing } from '../../art/fire.ts'
import { DialogLink } from '../../components/DialogLink.tsx'
import type { PageWords } from '../../content/entries.ts'

export type EventDialogData = PageWords<'home'>['community']['dialog'] & {
  /** Name of the event, if there is more than one. */
  event?: string
  fire: FireDrawing
}

export const eventOpening = (event?: string) =>
  `Hola, quiero registrarme en el ${event ? `evento «${event}»` : 'próximo evento'}.`

const load = () => import('./EventDialog.tsx').then((module) => module.EventDialog)

type Props = {
  action: string
  dialog: EventDialogData
  className?: string
}

/** Opens the registration dialog; without JavaScript it is a link to WhatsApp. */
export function EventRegistration({ action, dialog, className }: Props) {
  return (
    <DialogLink
      message={eventOpening(dialog.event)}
      look="ember"
      load={load}
      data={dialog}
      className={className}
    >
      {action}
    </DialogLink>
  )
}
