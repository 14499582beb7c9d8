import { css } from '@emotion/react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { color, duration, ease, emberLine, media } from '../theme/tokens.ts'
import { button } from './button-styles.ts'
import { Icon, icons } from './Icon.tsx'
import { touchable } from './layout.ts'

/** A link to a page of this site. All routes are known, so React Router need not discover any. */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link discover="none" {...props} />
}

/** An external link, opened in a new tab; `mailto:` and `tel:` links need none. */
export function OutLink(props: ComponentProps<'a'>) {
  const isPage = !/^(mailto|tel):/.test(props.href ?? '')
  return <a {...props} {...(isPage && { target: '_blank', rel: 'noopener' })} />
}

const fullOnPhone = css`
  ${media.mobile} {
    width: 100%;
  }
`

type ActionProps = { look: keyof typeof button; to: string; label: string }

/** A link to a page that asks for an action. */
export const ActionLink = ({ look, to, label }: ActionProps) => (
  <PageLink css={[button[look], fullOnPhone]} to={to}>
    {label}
  </PageLink>
)

/** Styles of a link on its own line: underlined text, then an icon. */
export const arrowLink = css`
  ${touchable};
  gap: 8px;
  font-weight: 600;
  text-decoration: none;
  > span {
    ${emberLine};
  }
  svg {
    transition: transform ${duration.hover} ${ease.standard};
  }
  &:hover {
    color: ${color.emberText};
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
    <PageLink css={arrowLink} to={to} state={state} data-screen>
      <span>
        {children}
        {label && <span className="vh"> {label}</span>}
      </span>
      <Icon path={icons.arrowRight} size={20} />
    </PageLink>
  )
}
