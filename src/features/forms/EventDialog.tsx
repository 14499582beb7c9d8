import { css } from '@emotion/react'
import { useEffect, useEffectEvent } from 'react'
import { button } from '../../components/button-styles.ts'
import { Dialog, type DialogControl } from '../../components/Dialog.tsx'
import { foldAccents } from '../../lib/fold-accents.ts'
import { site } from '../../site.ts'
import { media } from '../../theme/tokens.ts'
import { companyField, emailField, nameField } from './common-fields.ts'
import { type EventDialogData, eventOpening } from './EventRegistration.tsx'
import { FormField } from './FormField.tsx'
import { FormFrame } from './FormFrame.tsx'
import { FormOutcome } from './FormOutcome.tsx'
import { type FieldSpec, formEndpoint } from './form.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { useForm } from './use-form.ts'

/* Name and mail share a row and the text area is low, so that the dialog fits into most windows. */
const frame = css`
  display: grid;
  gap: 18px 16px;
  ${media.aboveMobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > p {
      grid-column: 1/-1;
    }
  }
  textarea {
    height: 6rem;
    min-height: 0;
  }
`
const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  grid-column: 1/-1;
  margin-top: 6px;
  > button {
    flex: 1 1 0;
  }
`
/** Takes a line of its own in the button's row. */
const after = css`
  && {
    flex: 1 1 100%;
    min-width: 0;
  }
`

const fields: readonly FieldSpec[] = [
  nameField,
  emailField,
  { ...companyField, label: 'Empresa u organización', isWide: true },
  {
    name: 'intereses',
    kind: 'textarea',
    label: '¿Qué te interesa aprender?',
    isRequired: false,
    isWide: true,
  },
]

/**
 * The registration dialog. It closes when registered, cancelled or dismissed; the outcome of a
 * registration is shown after the button that opened it.
 */
export function EventDialog({
  register,
  cancel,
  event,
  ...dialog
}: EventDialogData & DialogControl) {
  const form = useForm(
    {
      id: event ? `evento-${foldAccents(event).replaceAll(/\W+/g, '-')}` : 'evento',
      subject: event ? `Registro: ${event}` : 'Registro en un evento',
      opening: eventOpening(event),
      fields,
      received: { title: 'Registro recibido', text: site.forms.received.event },
    },
    dialog.onClose,
  )
  const { isOpen } = dialog
  const isSent = form.phase.name === 'sent'
  const restart = useEffectEvent(form.restart)
  useEffect(() => {
    if (isOpen && isSent) restart()
  }, [isOpen, isSent])
  return (
    <>
      <Dialog {...dialog}>
        <FormFrame form={form} css={frame}>
          {fields.map((field) => (
            <FormField key={field.name} field={field} form={form} />
          ))}
          {!formEndpoint && <p>{site.forms.before.event}</p>}
          <div css={actions}>
            <SubmitButton form={form} look="principal">
              {register}
            </SubmitButton>
            <button type="button" css={button.outline} onClick={dialog.onClose}>
              {cancel}
            </button>
          </div>
        </FormFrame>
      </Dialog>
      <FormOutcome form={form} css={after} />
    </>
  )
}
