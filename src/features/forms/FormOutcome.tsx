import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { button, compact } from '../../components/button-styles.ts'
import { Mark } from '../../components/Mark.tsx'
import { site } from '../../site.ts'
import { color, type } from '../../theme/tokens.ts'
import type { Failure, FormPhase, FormSpec } from './form.ts'
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

/** A phase in which a submission has ended. */
type Outcome = Exclude<FormPhase, { name: 'idle' | 'sending' }>

const reasons: Record<Failure, string> = {
  offline: 'Parece que no tienes conexión.',
  unreachable: 'Se cortó la conexión con el servicio que recibe los mensajes.',
  slow: 'El servicio que recibe los mensajes tarda demasiado en contestar.',
  refused: 'El servicio que recibe los mensajes no aceptó este.',
  broken: 'El servicio que recibe los mensajes tuvo un problema.',
}

/**
 * What to say about a message that the visitor has to send, by the channel that was opened, if any.
 */
const steps = {
  whatsapp:
    'Abrimos WhatsApp con tu mensaje escrito: mándalo desde ahí. Si no se abrió, elige por dónde.',
  email:
    'Abrimos tu correo con el mensaje escrito: mándalo desde ahí. Si no se abrió, elige por dónde.',
  none: 'Tu mensaje ya está escrito y falta que lo mandes. Elige por dónde.',
}

/** Heading and text of an outcome: the step left to the visitor, a failure, or the receipt. */
function wordsOf(phase: Outcome, { received }: FormSpec) {
  if (phase.name === 'sent')
    return received ?? { title: 'Mensaje enviado', text: site.forms.received.project }
  if (phase.name === 'next')
    return { title: 'Falta un paso', text: steps[phase.platform ?? 'none'] }
  // Without a response nobody knows whether the message arrived.
  const isUncertain = phase.failure === 'unreachable' || phase.failure === 'slow'
  const doubt = isUncertain ? 'No sabemos si tu mensaje llegó. ' : ''
  return {
    title: isUncertain ? 'No pudimos confirmar el envío' : 'No se envió',
    text: `${reasons[phase.failure]} ${doubt}Lo que escribiste sigue aquí: intenta de nuevo o mándalo por otro canal.`,
  }
}

/** The outcome of a submission, shown after the form or wherever the form puts it. */
export function FormOutcome({ form, className }: { form: FormControl; className?: string }) {
  const { phase, outcome } = form
  if (phase.name === 'idle') return null
  return (
    <div ref={outcome} className={className}>
      {phase.name === 'sending' ? (
        <p css={line}>Enviando…</p>
      ) : (
        <OutcomePanel form={form} phase={phase} />
      )}
    </div>
  )
}

type PanelProps = { form: FormControl; phase: Outcome }

/** An outcome in words, with ways to send a message that has not arrived. */
function OutcomePanel({ form: { spec, retry }, phase }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new phase is announced and shown
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('[data-outcome]')?.scrollIntoView({ block: 'nearest' })
  }, [phase.name])
  const { title, text } = wordsOf(phase, spec)
  return (
    <div css={phase.name === 'sent' ? received : panel} data-outcome>
      {phase.name === 'sent' && <Mark />}
      <div>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <p>{text}</p>
      </div>
      {phase.name === 'failed' && (
        <button type="button" css={[button.principal, compact]} onClick={retry}>
          Intentar de nuevo
        </button>
      )}
      {phase.name !== 'sent' && <MessageOffer message={phase.message} subject={spec.subject} />}
    </div>
  )
}
