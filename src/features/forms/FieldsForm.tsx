import { css } from '@emotion/react'
import { pairs } from '../../components/layout.ts'
import { OutLink } from '../../components/links.tsx'
import { site } from '../../site.ts'
import { quiet } from '../../theme/tokens.ts'
import { FormField } from './FormField.tsx'
import { FormFrame } from './FormFrame.tsx'
import { FormOutcome } from './FormOutcome.tsx'
import { type FormSpec, formEndpoint } from './form.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { type FormControl, useForm } from './use-form.ts'

/* Shared by the fields and the buttons below them. */
const inPairs = css`
  ${pairs('13rem')};
  column-gap: 20px;
`
const fields = css`
  ${inPairs};
  row-gap: clamp(20px, 2.4vw, 24px);
  align-items: start;
`
const foot = css`
  ${inPairs};
  row-gap: 12px;
  margin-top: 28px;
  > button {
    padding-inline: 4px;
  }
  > p {
    grid-column: 1/-1;
  }
`

type Props = { spec: FormSpec; action: string; look: 'ember' | 'principal' }

export function FieldsForm({ spec, ...button }: Props) {
  const form = useForm(spec)
  return (
    <>
      <FormFrame form={form}>
        <div css={fields}>
          {spec.fields.map((field) => (
            <FormField key={field.name} field={field} form={form} />
          ))}
        </div>
        <FormFoot form={form} {...button} />
      </FormFrame>
      <FormOutcome form={form} />
    </>
  )
}

/**
 * The foot of a form: its buttons, and a note on what will happen with the data. Without an
 * endpoint the visitor sends them, by WhatsApp or by mail.
 */
function FormFoot({ form, action, look }: Omit<Props, 'spec'> & { form: FormControl }) {
  const { endpoint, console } = site.forms.before
  return (
    <div css={foot}>
      {formEndpoint ? (
        <SubmitButton form={form} look={look}>
          {action}
        </SubmitButton>
      ) : (
        <>
          <SubmitButton form={form} look={look} platform="whatsapp">
            Continuar por WhatsApp
          </SubmitButton>{' '}
          <SubmitButton form={form} look="outline" platform="email">
            Mandarlo por correo
          </SubmitButton>
          <ContactLinks />
        </>
      )}
      <p css={quiet.hint} data-live-only={formEndpoint ? undefined : ''} data-native="">
        {`${formEndpoint ? endpoint : console} *\u00a0Dato\u00a0obligatorio.`}
      </p>
    </div>
  )
}

/**
 * Contact links that replace the buttons when neither the program nor an endpoint can take the
 * data.
 */
function ContactLinks() {
  return (
    <p hidden data-fallback="">
      {'Escríbenos por '}
      <OutLink href={site.whatsapp}>WhatsApp</OutLink>
      {site.telegram && (
        <>
          {', por '}
          <OutLink href={site.telegram}>Telegram</OutLink>
        </>
      )}
      {' o a '}
      <a href={`mailto:${site.email}`}>{site.email}</a>.
    </p>
  )
}
