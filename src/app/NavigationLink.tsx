import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PageLink } from '../components/PageLink.tsx'

type Props = {
  to: string
  children: ReactNode
  /** Whether the page takes the place of the current entry of the history. */
  replace?: boolean
}

/** A link of the menu, which says whether it leads to the page on screen or to the section that the page is in. */
export function NavigationLink({ to, children, replace }: Props) {
  const { pathname } = useLocation()
  const isCurrent = to === '/' ? pathname === '/' : `${pathname}/`.startsWith(`${to}/`)
  return (
    <PageLink to={to} replace={replace} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </PageLink>
  )
}
