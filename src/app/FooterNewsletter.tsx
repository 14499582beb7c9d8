import { NewsletterBox } from '../features/forms/NewsletterBox.tsx'
import { footerSettings } from './footer-settings.ts'

/** The footer's form for the newsletter. */
export function FooterNewsletter() {
  const { placeholder, action } = footerSettings.newsletter
  return <NewsletterBox id="boletin" look="stacked" placeholder={placeholder} action={action} />
}
