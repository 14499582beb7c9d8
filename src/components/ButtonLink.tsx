import { button } from './button-styles.ts'
import { PageLink } from './PageLink.tsx'

type Props = { look: keyof typeof button; to: string; label: string }

/** A button that leads to a page of this site. */
export function ButtonLink({ look, to, label }: Props) {
  return (
    <PageLink css={button[look]} to={to}>
      {label}
    </PageLink>
  )
}
