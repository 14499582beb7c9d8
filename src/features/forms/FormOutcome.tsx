import { css } from '@emotion/react'
import { color } from '../../theme/tokens.ts'
import { OutcomePanel } from './OutcomePanel.tsx'
import type { FormControl } from './use-form.ts'

const line = css`
  margin-top: 16px;
  color: ${color.ink2};
`

/** What a submission led to; stands after the form, or wherever the form says. */
export function FormOutcome({ form, className }: { form: FormControl; className?: string }) {
  const { phase, outcome, retry, spec } = form
  if (phase.name === 'idle') return null
  return (
    <div ref={outcome} className={className}>
      {phase.name === 'sending' && <p css={line}>Enviando…</p>}
      <OutcomePanel phase={phase} spec={spec} retry={retry} />
    </div>
  )
}
