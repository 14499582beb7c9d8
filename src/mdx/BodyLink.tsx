/** @jsxImportSource react */
import type { AnchorHTMLAttributes } from 'react'
import { withBase } from '../lib/site-path.ts'
import { useBodyContext } from './body-context.ts'

/** A link in a body: paths get the site's base; other sites get no reference to this window. */
export function BodyLink({ href = '', children, ...rest }: AnchorHTMLAttributes<HTMLElement>) {
  const { basePath } = useBodyContext()
  const rel = /^https?:/i.test(href) ? 'noopener' : undefined
  return (
    <a {...rest} href={withBase(basePath, href)} rel={rel}>
      {children}
    </a>
  )
}
