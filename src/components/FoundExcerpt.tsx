import { css } from '@emotion/react'
import type { ExcerptPart } from '../lib/excerpt.ts'
import { color } from '../theme/tokens.ts'

const found = css`
  padding-inline: 0.12em;
  border-radius: 2px;
  background: ${color.maize};
  color: ${color.onEmber};
  box-decoration-break: clone;
`

/** A piece of a text, with what was searched for on maize. */
export function FoundExcerpt({ parts }: { parts: readonly ExcerptPart[] }) {
  return parts.map(({ text, isMarked }, index) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other name
      <mark key={index} css={found}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
