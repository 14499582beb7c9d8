import { css } from '@emotion/react'
import { staticPart } from '../../components/static-part.tsx'
import { site } from '../../site.ts'
import { emailField } from './common-fields.ts'
import { FormField } from './FormField.tsx'
import { FormFrame } from './FormFrame.tsx'
import { FormOutcome } from './FormOutcome.tsx'
import { formEndpoint } from './form.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { useForm } from './use-form.ts'

type Props = {
  placeholder: string
  action: string
  /** Distinguishes the boxes of one page. */
  id: string
}

const NewsletterLinks = staticPart(() => import('./NewsletterLinks.tsx'), 'NewsletterLinks')

/**
 * Newsletter sign-up: a form if there is an endpoint for it, else links to news of the blog.
 * Heading and note are the caller's.
 */
export function NewsletterBox(props: Props) {
  return formEndpoint ? <NewsletterForm {...props} /> : <NewsletterLinks />
}

/* The button is beside the field where both fit. */
const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 10px;
  > div {
    flex: 1 1 14rem;
  }
  > button {
    flex: auto;
  }
`

function NewsletterForm({ id, placeholder, action }: Props) {
  const field = {
    ...emailField,
    label: 'Correo electrónico',
    placeholder,
    missing: 'Escribe tu correo.',
  }
  const form = useForm({
    id,
    subject: 'Boletín',
    opening: site.forms.newsletter.message,
    fields: [field],
    received: { title: 'Suscripción recibida', text: site.forms.received.newsletter },
  })
  return (
    <>
      <FormFrame form={form} css={row}>
        <FormField field={field} form={form} isLabelHidden />
        <SubmitButton form={form} look="principal">
          {action}
        </SubmitButton>
      </FormFrame>
      <FormOutcome form={form} />
    </>
  )
}
