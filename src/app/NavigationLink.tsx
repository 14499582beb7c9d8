import type { ReactNode } from 'react'
import { PageLink } from '../components/links.tsx'

export type PagePath = {
  /** Canonical path of the page that is shown; an unknown URL shows that of the not-found page. */
  path: string
}

type Props = PagePath & {
  to: string
  children: ReactNode
}

/** A navigation link, marked as current on its page and on the pages below it. */
export function NavigationLink({ to, path, children }: Props) {
  const isCurrent = to === '/' ? path === '/' : `${path}/`.startsWith(`${to}/`)
  return (
    <PageLink to={to} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </PageLink>
  )
}
