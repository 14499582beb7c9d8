import { staticPart } from '../../components/static-part.tsx'
import { formEndpoint } from './form-endpoint.ts'
import { NewsletterForm } from './NewsletterForm.tsx'

export type NewsletterProps = {
  placeholder: string
  action: string
  /** Tells the boxes of one page apart. */
  id: string
  look: 'inside' | 'stacked'
}

const NewsletterLinks = staticPart(() => import('./NewsletterLinks.tsx'), 'NewsletterLinks')

/**
 * The way to the newsletter: a form where something takes the address, else what is true. Heading
 * and note belong to the place where it stands.
 */
export function NewsletterBox(props: NewsletterProps) {
  return formEndpoint ? <NewsletterForm {...props} /> : <NewsletterLinks look={props.look} />
}
