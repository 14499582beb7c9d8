import { css } from '@emotion/react'
import { compact } from '../../components/button-styles.ts'
import { staticPart } from '../../components/static-part.tsx'
import { media } from '../../theme/tokens.ts'
import { emailField } from './common-fields.ts'
import { FormField } from './FormField.tsx'
import { FormFrame } from './FormFrame.tsx'
import { FormOutcome } from './FormOutcome.tsx'
import { formEndpoint } from './form.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { useForm } from './use-form.ts'

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

const stacked = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
`
/** The button is inside the field, at its right end. */
const inside = css`
  position: relative;
  input {
    padding-right: 152px;
    min-height: 58px;
  }
  [type='submit'] {
    position: absolute;
    inset: 7px 7px auto auto;
    min-width: 124px;
  }
  ${media.belowSmall} {
    input {
      padding-right: 15px;
    }
    [type='submit'] {
      position: static;
      width: 100%;
      margin-top: 10px;
    }
  }
`

function NewsletterForm({ id, look, placeholder, action }: NewsletterProps) {
  const field = {
    ...emailField,
    label: 'Correo electrónico',
    placeholder,
    missing: 'Escribe tu correo.',
  }
  const form = useForm({
    id,
    subject: 'Boletín',
    opening: 'Hola, quiero recibir el boletín.',
    fields: [field],
    topic: 'newsletter',
  })
  return (
    <>
      <FormFrame form={form} css={look === 'inside' ? inside : stacked}>
        <FormField field={field} form={form} isLabelHidden />
        <SubmitButton form={form} look="principal" css={compact}>
          {action}
        </SubmitButton>
      </FormFrame>
      <FormOutcome form={form} />
    </>
  )
}
