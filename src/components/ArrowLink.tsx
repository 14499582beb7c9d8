import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, duration, ease } from '../theme/tokens.ts'
import { Icon } from './Icon.tsx'
import { icons } from './icons.ts'
import { PageLink } from './PageLink.tsx'

const link = css`
  display:inline-flex;align-items:center;gap:8px;min-height:44px;color:${color.ink};font-weight:600;text-decoration:none;
  span{padding-bottom:2px;box-shadow:inset 0 -2px 0 ${color.ember}}
  svg{transition:transform ${duration.hover} ${ease.standard}}
  &:hover svg{transform:translateX(4px)}
`

type Props = {
  to: string
  children: ReactNode
  label?: string
  /** The AI app that the page behind the link is to load. */
  app?: string
}

/** A link of its own line: ember underline and an arrow. `label` completes a text such as «Ver Más». */
export function ArrowLink({ to, children, label, app }: Props) {
  return (
    <PageLink css={link} to={to} data-app={app}>
      <span>
        {children}
        {label && <span className="vh"> {label}</span>}
      </span>
      <Icon markup={icons.arrowRight} size={20} />
    </PageLink>
  )
}
