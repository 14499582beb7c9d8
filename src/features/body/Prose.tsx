import { css } from '@emotion/react'
import { Deferred } from '../../components/Deferred.tsx'
import { trustedHtml } from '../../lib/trusted-html.ts'
import { prosePartStyles, proseStyles } from '../../mdx/prose-styles.ts'

const prose = css`
  ${proseStyles}
`
const parts = css`
  ${prosePartStyles}
`

export function Prose({ hash, html }: { hash: string; html: string }) {
  return (
    <div css={prose}>
      <Deferred>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the content build lets nothing through that could run */}
        <div css={parts} data-body={hash} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
      </Deferred>
    </div>
  )
}
