/** A field of a form, as data: what it is called, what it takes. */
export type FieldSpec = {
  /** Key in the delivered values; Spanish, for whoever reads them. */
  name: string
  kind: 'text' | 'email' | 'tel' | 'url' | 'textarea' | 'select'
  label: string
  placeholder?: string
  isRequired: boolean
  /** What a required field says while it is empty. */
  missing?: string
  autoComplete?: string
  /** Choices of a select; none has an empty value, its placeholder cannot be chosen. */
  options?: readonly { value: string; label: string }[]
  /** Takes the whole width where fields stand in two columns. */
  isWide?: boolean
}

export type FormSpec = {
  /** Names the form in ids and in the stored draft; unique on a page, lower case. */
  id: string
  /** What the form is about, for whoever receives it. */
  subject: string
  /** First line of the message that the visitor sends by chat or mail. */
  opening: string
  fields: readonly FieldSpec[]
  /** Which sentence is read when an endpoint has received it; default: that of a project. */
  topic?: 'event' | 'newsletter'
}

/** What was typed, by field name; every field is there, an empty one as ''. */
export type FormValues = Readonly<Record<string, string>>

export type FieldErrors = Readonly<Record<string, string>>

/** The message that a visitor can send by chat or mail. */
export type ComposedMessage = {
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
