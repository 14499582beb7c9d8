import { NewsletterBox } from '../features/forms/NewsletterBox.tsx'
import { site } from '../site.ts'

/** The footer's form for the newsletter. */
export function FooterNewsletter() {
  const { placeholder, action } = site.footer.newsletter
  return <NewsletterBox id="boletin" look="stacked" placeholder={placeholder} action={action} />
}
