import { css } from '@emotion/react'
import type { button } from '../../components/button-styles.ts'
import { OutLink } from '../../components/OutLink.tsx'
import { site } from '../../site.ts'
import { quiet } from '../../theme/tokens.ts'
import { formEndpoint } from './form-endpoint.ts'
import { SubmitButton } from './SubmitButton.tsx'
import type { FormControl } from './use-form.ts'

const foot = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 28px;
  > button {
    flex: 1 1 auto;
  }
  > p {
    flex: 1 1 100%;
  }
`
const note = css`
  ${quiet.hint};
`

type Props = { form: FormControl; look: keyof typeof button }

/**
 * The foot of a form: its button, and what will happen with what was typed. Without an endpoint
 * the visitor sends it, by WhatsApp or by mail.
 */
export function FormFoot({ form, look }: Props) {
  const { endpoint, console } = site.forms.before
  return (
    <div css={foot}>
      {formEndpoint ? (
        <SubmitButton form={form} look={look}>
          {form.spec.action}
        </SubmitButton>
      ) : (
        <>
          <SubmitButton form={form} look={look} channel="whatsapp">
            Continuar por WhatsApp
          </SubmitButton>
          <SubmitButton form={form} look="outline" channel="mail">
            Mandarlo por correo
          </SubmitButton>
        </>
      )}
      {!formEndpoint && <ContactLinks />}
      <p css={note}>{`${formEndpoint ? endpoint : console} *\u00a0Dato\u00a0obligatorio.`}</p>
    </div>
  )
}

/** Stands instead of the buttons when our program cannot take the values either: the ways to write to us. */
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
