/** @jsxImportSource react */
import type { ReactNode } from 'react'
import { BodyLink } from '../BodyLink.tsx'
import { type ButtonLinkProps, buttonLinkRule } from './button-link-props.ts'

/** A link that looks like a button: the one thing to do after reading. */
export function ButtonLink({ to, children }: ButtonLinkProps & { children: ReactNode }) {
  return (
    <BodyLink className="button-link" href={to}>
      {children}
    </BodyLink>
  )
}

ButtonLink.rule = buttonLinkRule
