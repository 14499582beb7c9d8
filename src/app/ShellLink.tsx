import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PageLink } from '../components/PageLink.tsx'

type Props = {
  to: string
  children: ReactNode
  /** Says that it leads to the page on screen, or to the section that the page is in. */
  marksCurrent?: boolean
  /** Whether the page takes the place of the current entry of the history. */
  replace?: boolean
  label?: string
  className?: string
}

/** A link of the frame around every page. */
export function ShellLink(props: Props) {
  const { to, children, marksCurrent = false, replace, label, className } = props
  const { pathname } = useLocation()
  const isCurrent = to === '/' ? pathname === '/' : `${pathname}/`.startsWith(`${to}/`)
  return (
    <PageLink
      to={to}
      replace={replace}
      className={className}
      aria-label={label}
      aria-current={marksCurrent && isCurrent ? 'page' : undefined}
    >
      {children}
    </PageLink>
  )
}
