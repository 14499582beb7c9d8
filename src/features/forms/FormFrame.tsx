import type { ReactNode } from 'react'
import { site } from '../../site.ts'
import { formEndpoint, subjectName, trapName } from './form.ts'
import type { FormControl } from './use-form.ts'

type Props = {
  form: FormControl
  children: ReactNode
  className?: string
}

/**
 * What every form of the site has besides its fields. Without the program and without an endpoint,
 * the mail program opens with the values, so that they never end up in a URL of this site.
 */
export function FormFrame({ form, children, className }: Props) {
  const { spec, element, listeners, announcement, phase } = form
  const mail = `mailto:${site.email}?subject=${encodeURIComponent(spec.subject)}`
  return (
    <form
      ref={element}
      id={spec.id}
      className={className}
      method="post"
      action={formEndpoint ?? mail}
      encType={formEndpoint ? undefined : 'text/plain'}
      {...listeners}
      hidden={phase.name === 'sent'}
    >
      <input type="hidden" name={subjectName} value={spec.subject} />
      {/* Read where no styles are applied: services tell whoever fills it in that the message was sent. */}
      <p className="vh" aria-hidden="true">
        Deja vacío este campo
        <input name={trapName} type="text" tabIndex={-1} autoComplete="off" />
      </p>
      {children}
      <p className="vh" role="status">
        {phase.name === 'sending' ? 'Enviando…' : announcement}
      </p>
    </form>
  )
}
