/** @jsxImportSource react */
import type { AnchorHTMLAttributes } from 'react'
import { withBase } from '../lib/site-path.ts'
import { useBodyContext } from './body-context.ts'

/** A link in a body: paths get the site's base. */
export function BodyLink({ href = '', children, ...rest }: AnchorHTMLAttributes<HTMLElement>) {
  const { basePath } = useBodyContext()
  return (
    <a {...rest} href={withBase(basePath, href)}>
      {children}
    </a>
  )
}
