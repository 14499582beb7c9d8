import type { FireDrawing } from '../../art/fire.ts'

/** Words of the registration dialog: `community.dialog` of the home page, and its art. */
export type EventDialogData = {
  title: string
  text: string
  register: string
  cancel: string
  /** Name of the event, where there is more than one. */
  event?: string
  /** The low fire along its foot. */
  fire?: FireDrawing
}

/** First line of a registration. */
export const eventOpening = (event?: string) =>
  `Hola, quiero registrarme al ${event ? `evento «${event}»` : 'próximo evento'}.`
