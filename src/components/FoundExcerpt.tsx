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

/**
 * An excerpt with matches highlighted in maize. Each part is an element, because a browser's
 * translator replaces bare text nodes, which React could then not remove.
 */
export function FoundExcerpt({ parts }: { parts: readonly ExcerptPart[] }) {
  return parts.map(({ text, isMarked }, index) => {
    const Part = isMarked ? 'mark' : 'span'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other key
      <Part key={index} css={isMarked && found}>
        {text}
      </Part>
    )
  })
}
