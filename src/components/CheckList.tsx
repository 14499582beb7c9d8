import { css } from '@emotion/react'
import { color } from '../theme/tokens.ts'
import { Icon, icons } from './Icon.tsx'

/** Edge of a check, in CSS pixels. */
const size = 18

const list = css`
  li {
    display: flex;
    gap: 12px;
    padding-block: 5px;
    line-height: 1.4;
    text-wrap: var(--balance);
  }
  /* Centred on the first line. */
  svg {
    margin-top: calc((1lh - ${size}px) / 2);
    color: ${color.emberText};
  }
`

/** What a plan or an option includes, each with a check. */
export function CheckList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul css={list} className={className}>
      {items.map((item) => (
        <li key={item}>
          <Icon path={icons.check} size={size} />
          {item}
        </li>
      ))}
    </ul>
  )
}
