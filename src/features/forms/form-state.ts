/** What is wrong, by field name. */
export type FieldErrors = Readonly<Record<string, string>>

/** The message that a visitor can send by chat or mail. */
export type ComposedMessage = {
  /** All of it. */
  full: string
  /** What goes into links: all of it, or a summary when it is too long for an address. */
  inLink: string
}

/** A visitor's own way to send a message, which a button opens. */
export type Channel = 'whatsapp' | 'mail'

/** Why a form did not reach its endpoint. */
export type Failure = 'offline' | 'unreachable' | 'slow' | 'refused' | 'broken'

/** Where a form stands between typing and delivery. */
export type FormPhase =
  | { name: 'idle' }
  | { name: 'sending' }
  | { name: 'sent' }
  /** Not sent: the visitor has the message, and a channel may have been opened with it. */
  | { name: 'next'; message: ComposedMessage; channel?: Channel | undefined }
  | { name: 'failed'; failure: Failure; message: ComposedMessage }
