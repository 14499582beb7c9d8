import { staticPart } from '../../components/static-part.tsx'
import { formEndpoint } from './form-endpoint.ts'
import { NewsletterForm } from './NewsletterForm.tsx'

export type NewsletterProps = {
  placeholder: string
  action: string
  /** Distinguishes the boxes of one page. */
  id: string
  look: 'inside' | 'stacked'
}

const NewsletterLinks = staticPart(() => import('./NewsletterLinks.tsx'), 'NewsletterLinks')

/**
 * Newsletter sign-up: a form if there is an endpoint for it, else links to news of the blog.
 * Heading and note are the caller's.
 */
export function NewsletterBox(props: NewsletterProps) {
  return formEndpoint ? <NewsletterForm {...props} /> : <NewsletterLinks look={props.look} />
}
