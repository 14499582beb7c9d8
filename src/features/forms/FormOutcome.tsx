import { css } from '@emotion/react'
import { button, compact } from '../../components/button-styles.ts'
import { color } from '../../theme/tokens.ts'
import type { FormControl } from './use-form.ts'

const line = css`
  margin-top: 16px;
  color: ${color.ink2};
  button {
    margin-top: 12px;
  }
`

/** What a submission led to; stands after the form, or wherever the form says. */
export function FormOutcome({ form, className }: { form: FormControl; className?: string }) {
  const { phase, logic, outcome, retry, spec } = form
  const Panel = logic?.OutcomePanel
  return (
    // Until there is something to see it takes no room, not even a gap.
    <div ref={outcome} className={phase.name === 'idle' ? 'vh' : className}>
      <p role="status" css={phase.name === 'sending' && line}>
        {phase.name === 'sending' && 'Enviando…'}
      </p>
      {phase.name === 'unloaded' && (
        <div role="alert" css={line}>
          <p>
            No pudimos preparar el envío. Revisa tu conexión y recarga la página: lo que escribiste
            se conserva.
          </p>
          <button type="button" css={[button.outline, compact]} onClick={() => location.reload()}>
            Recargar la página
          </button>
        </div>
      )}
      {Panel && <Panel phase={phase} spec={spec} retry={retry} />}
    </div>
  )
}
