import { css } from '@emotion/react'
import { proseStyles } from '../../mdx/prose-styles.ts'

const prose = css`
  ${proseStyles}
`

/** HTML that the content build made of checked Markdown. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content build lets nothing through that could run
  return <div css={prose} data-body="" dangerouslySetInnerHTML={{ __html: html }} />
}
