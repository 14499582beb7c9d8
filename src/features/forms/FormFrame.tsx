import type { ReactNode } from 'react'
import { nativeDelivery } from './form-endpoint.ts'
import type { FormControl } from './use-form.ts'

/** A field for programs, which fill in every one; nobody sees, hears or reaches it. */
export const trapName = '_gotcha'

type Props = {
  form: FormControl
  children: ReactNode
  className?: string
}

/** The form element: what every form of the site has besides its fields. */
export function FormFrame({ form, children, className }: Props) {
  const { spec, element, listeners, announcement, phase } = form
  return (
    <form
      ref={element}
      id={spec.id}
      className={className}
      {...nativeDelivery(spec.subject)}
      {...listeners}
      hidden={phase.name === 'sent'}
    >
      <input type="hidden" name="formulario" value={spec.subject} />
      <div className="vh" aria-hidden="true">
        <input name={trapName} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {children}
      <p className="vh" role="status">
        {phase.name === 'sending' ? 'Enviando…' : announcement}
      </p>
    </form>
  )
}
