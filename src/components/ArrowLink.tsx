import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, duration, ease } from '../theme/tokens.ts'
import { Icon, icons } from './Icon.tsx'
import { touchable } from './layout.ts'
import { PageLink } from './PageLink.tsx'

/** Styles of a link on its own line: underlined text, then an icon. */
export const arrowLink = css`
  ${touchable};
  gap: 8px;
  color: ${color.ink};
  font-weight: 600;
  text-decoration: none;
  > span {
    text-decoration: underline 2px ${color.ember};
  }
  svg {
    transition: transform ${duration.hover} ${ease.standard};
  }
  &:hover svg {
    transform: translateX(4px);
  }
  @media print {
    display: none;
  }
`

type Props = {
  to: string
  children: ReactNode
  /** Accessible name that completes a text such as «Ver Más». */
  label?: string
  state?: Readonly<Record<string, string>>
}

export function ArrowLink({ to, children, label, state }: Props) {
  return (
    <PageLink css={arrowLink} to={to} state={state}>
      <span>
        {children}
        {label && <span className="vh"> {label}</span>}
      </span>
      <Icon path={icons.arrowRight} size={20} />
    </PageLink>
  )
}
