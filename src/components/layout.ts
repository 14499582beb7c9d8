import { css } from '@emotion/react'
import { media } from '../theme/tokens.ts'

/** Page width: 1408 px with its side padding. */
export const container = css`width:100%;max-width:1408px;margin-inline:auto;padding-inline:clamp(20px,3.4vw,48px)`

/** Space above and below a section. */
export const sectionPadding = css`padding-block:clamp(72px,7.6vw,116px);${media.mobile}{padding-block:64px}`

/** Twelve columns; sections place their parts on columns 1, 4, 5, 7 and 9. */
export const grid = css`display:grid;grid-template-columns:repeat(12,minmax(0,1fr));column-gap:24px;${media.mobile}{display:block}`
