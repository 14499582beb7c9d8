import { endpointIn } from '../../lib/form-endpoint.ts'
import { site } from '../../site.ts'

/**
 * The URL that forms are posted to; if undefined, delivery is `console` and the visitor sends the
 * message.
 */
export const formEndpoint = endpointIn(site.forms)

/** A field of a form, described as data. */
export type FieldSpec = {
  /** Key in the delivered values; Spanish, because people read them. */
  name: string
  kind: 'text' | 'email' | 'tel' | 'url' | 'textarea' | 'select'
  label: string
  placeholder?: string
  isRequired: boolean
  /** Error message of a required field that is empty. */
  missing?: string
  autoComplete?: string
  /** Options of a select; none has an empty value, which is that of the placeholder. */
  options?: readonly { value: string; label: string }[]
  /** Whether it spans both columns of a two-column form. */
  isWide?: boolean
}

/** The field of every form that says what it is about, for its recipient. */
export const subjectName = 'formulario'

/** A honeypot for bots, which fill in every field; people cannot see, hear or reach it. */
export const trapName = '_gotcha'

export type FormSpec = {
  /** Identifies the form in ids and in the stored draft; unique on a page. */
  id: string
  /** What the form is about, for its recipient. */
  subject: string
  /** First line of the message that the visitor sends by chat or mail. */
  opening: string
  fields: readonly FieldSpec[]
  /** What is said once an endpoint has received it; by default that of a project. */
  received?: { title: string; text: string }
}

/** The values by field name; every field is included, an empty one as ''. */
export type FormValues = Readonly<Record<string, string>>

export type FieldErrors = Readonly<Record<string, string>>

/** The message that a visitor can send by chat or mail. */
export type ComposedMessage = {
  full: string
  /** The text for links: the full message, or a summary if that is too long for a URL. */
  inLink: string
}

/** The `platform` of the channel in which a button opens the message. */
export type Platform = 'whatsapp' | 'email'

/** Why a form did not reach its endpoint. */
export type Failure = 'offline' | 'unreachable' | 'slow' | 'refused' | 'broken'

/** The phase of a form between typing and delivery. */
export type FormPhase =
  | { name: 'idle' }
  | { name: 'sending' }
  | { name: 'sent' }
  /** Not sent: the visitor has to send the message, perhaps in a channel that has been opened. */
  | { name: 'next'; message: ComposedMessage; platform?: Platform }
  | { name: 'failed'; failure: Failure; message: ComposedMessage }
