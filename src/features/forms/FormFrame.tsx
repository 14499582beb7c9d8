import type { ReactNode } from 'react'
import { nativeDelivery } from './form-endpoint.ts'
import { Trap } from './Trap.tsx'
import type { FormControl } from './use-form.ts'

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
      <Trap />
      {children}
      <p className="vh" role="status">
        {phase.name === 'sending' ? 'Enviando…' : announcement}
      </p>
    </form>
  )
}
