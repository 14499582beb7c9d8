import { css } from '@emotion/react'
import { Icon } from '../../components/Icon.tsx'
import * as icons from '../../components/icons.ts'
import { color } from '../../theme/tokens.ts'

const list = css`
  margin: 0;
  li {
    display: flex;
    gap: 12px;
    padding-block: 5px;
    line-height: 1.4;
  }
  svg {
    flex: none;
    margin-top: 3px;
    color: ${color.emberText};
  }
`

type Props = {
  features: readonly string[]
  /** Styles of the place where it stands; the css prop ends up here. */
  className?: string
}

/** What a plan includes, each line with a check. */
export function PlanFeatures({ features, className }: Props) {
  return (
    <ul css={list} className={className}>
      {features.map((feature) => (
        <li key={feature}>
          <Icon path={icons.check} size={18} />
          {feature}
        </li>
      ))}
    </ul>
  )
}
