import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { button, compact } from '../../components/button-styles.ts'
import { Mark } from '../../components/Mark.tsx'
import { site } from '../../site.ts'
import { color, type } from '../../theme/tokens.ts'
import type { Failure } from './form.ts'
import { MessageOffer } from './MessageOffer.tsx'
import type { FormControl } from './use-form.ts'

const line = css`
  margin-top: 16px;
  color: ${color.ink2};
`
const words = css`
  h3 {
    ${type.h3};
    outline: none;
  }
  h3 + p {
    margin-top: 8px;
    color: ${color.ink2};
  }
`
const panel = css`
  ${words};
  scroll-margin-block: 24px;
  margin-top: 28px;
  padding-top: 22px;
  border-top: 2px solid ${color.ink};
  > button {
    margin-top: 16px;
  }
`
const received = css`
  ${words};
  display: flex;
  gap: 20px;
  align-items: center;
  padding-block: 12px;
  svg {
    width: 18px;
    height: 49px;
    fill: ${color.ember};
  }
`

const reasons: Record<Failure, string> = {
  offline: 'Parece que no tienes conexión.',
  unreachable: 'Se cortó la conexión con el servicio que recibe los mensajes.',
  slow: 'El servicio que recibe los mensajes tarda demasiado en contestar.',
  refused: 'El servicio que recibe los mensajes no aceptó este.',
  broken: 'El servicio que recibe los mensajes tuvo un problema.',
}

/** Without a response nobody knows whether the message arrived. */
const isUncertain = (failure: Failure) => failure === 'unreachable' || failure === 'slow'

/**
 * What to say about a message that the visitor has to send, by the channel that was opened, if any.
 */
const steps = {
  whatsapp:
    'Abrimos WhatsApp con tu mensaje escrito: mándalo desde ahí. Si no se abrió, elige por dónde.',
  mail: 'Abrimos tu correo con el mensaje escrito: mándalo desde ahí. Si no se abrió, elige por dónde.',
  none: 'Tu mensaje ya está escrito y falta que lo mandes. Elige por dónde.',
}

/** The outcome of a submission, shown after the form or wherever the form puts it. */
export function FormOutcome({ form, className }: { form: FormControl; className?: string }) {
  if (form.phase.name === 'idle') return null
  return (
    <div ref={form.outcome} className={className}>
      {form.phase.name === 'sending' && <p css={line}>Enviando…</p>}
      <OutcomePanel form={form} />
    </div>
  )
}

/** The step left to the visitor, a failure with ways to recover, or the receipt. */
function OutcomePanel({ form: { phase, spec, retry } }: { form: FormControl }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new phase is announced and shown
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('[data-outcome]')?.scrollIntoView({ block: 'nearest' })
  }, [phase.name])

  const { title, text } = spec.received ?? {
    title: 'Mensaje enviado',
    text: site.forms.received.project,
  }
  if (phase.name === 'sent')
    return (
      <div css={received} data-outcome>
        <Mark />
        <div>
          <h3 ref={heading} tabIndex={-1}>
            {title}
          </h3>
          <p>{text}</p>
        </div>
      </div>
    )
  if (phase.name === 'next')
    return (
      <div css={panel} data-outcome>
        <h3 ref={heading} tabIndex={-1}>
          Falta un paso
        </h3>
        <p>{steps[phase.channel ?? 'none']}</p>
        <MessageOffer message={phase.message} subject={spec.subject} />
      </div>
    )
  if (phase.name === 'failed')
    return (
      <div css={panel} data-outcome>
        <h3 ref={heading} tabIndex={-1}>
          {isUncertain(phase.failure) ? 'No pudimos confirmar el envío' : 'No se envió'}
        </h3>
        <p>
          {reasons[phase.failure]}{' '}
          {isUncertain(phase.failure) && 'No sabemos si tu mensaje llegó. '}
          Lo que escribiste sigue aquí: intenta de nuevo o mándalo por otro canal.
        </p>
        <button type="button" css={[button.principal, compact]} onClick={retry}>
          Intentar de nuevo
        </button>
        <MessageOffer message={phase.message} subject={spec.subject} />
      </div>
    )
  return null
}
