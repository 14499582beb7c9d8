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
 * A piece of a text, with what was searched for on maize. Each part is an element: the translator of a
 * browser replaces bare texts, and React could not remove them then.
 */
export function FoundExcerpt({ parts }: { parts: readonly ExcerptPart[] }) {
  return parts.map(({ text, isMarked }, index) => {
    const Part = isMarked ? 'mark' : 'span'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other name
      <Part key={index} css={isMarked && found}>
        {text}
      </Part>
    )
  })
}
