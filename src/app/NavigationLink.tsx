import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PageLink } from '../components/links.tsx'

type Props = {
  to: string
  children: ReactNode
  /** Whether the page replaces the current history entry. */
  replace?: boolean
}

/** A navigation link, marked as current on its page and on the pages below it. */
export function NavigationLink({ to, children, replace }: Props) {
  const { pathname } = useLocation()
  const isCurrent = to === '/' ? pathname === '/' : `${pathname}/`.startsWith(`${to}/`)
  return (
    <PageLink to={to} replace={replace} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </PageLink>
  )
}
