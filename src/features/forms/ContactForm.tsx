import { formPart } from './form-part.tsx'

type Words = { label: string; placeholder: string }
type Choice = Words & { options: readonly { value: string; label: string }[] }

/** Words and choices of the project form: `form` of the contact page. */
export type ContactFormData = {
  name: Words
  email: Words
  company: Words
  phone: Words
  service: Choice
  budget: Choice
  message: Words
  action: string
}

/** The project form; its code comes when it is touched. */
export const ContactForm = formPart<ContactFormData>(() =>
  import('./LiveContactForm.tsx').then((module) => module.LiveContactForm),
)
