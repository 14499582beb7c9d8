import { css } from '@emotion/react'
import { media } from '../theme/tokens.ts'
import { button } from './button-styles.ts'
import { PageLink } from './PageLink.tsx'

const wideOnPhone = css`
  ${media.mobile} {
    width: 100%;
  }
`

type Props = { look: keyof typeof button; to: string; label: string }

/** A link to a page that asks for an action. */
export const ActionLink = ({ look, to, label }: Props) => (
  <PageLink css={[button[look], wideOnPhone]} to={to}>
    {label}
  </PageLink>
)
