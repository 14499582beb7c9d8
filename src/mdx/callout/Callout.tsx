/** @jsxImportSource react */
import type { ReactNode } from 'react'
import { type CalloutProps, calloutRule } from './callout-props.ts'

const labels = { note: 'Nota', warning: 'Advertencia' } as const

/** A box beside the thread of the text. */
export function Callout({
  title,
  tone = 'note',
  children,
}: CalloutProps & { children: ReactNode }) {
  const ending = title && /[.:?!…]$/.test(title) ? ' ' : ': '
  return (
    <div className={`callout callout-${tone}`} role="note" aria-label={title ?? labels[tone]}>
      {title && (
        <p className="callout-title">
          {title}
          {ending}
        </p>
      )}
      {children}
    </div>
  )
}

Callout.rule = calloutRule
