import { css } from '@emotion/react'
import { color, media } from '../theme/tokens.ts'
import { Fire } from './Fire.tsx'
import { FireFile } from './FireFile.tsx'

const band = css`
  overflow: hidden;
  border-bottom: 3px solid ${color.ink};
`
const art = css`
  .dark & {
    background: radial-gradient(
      46% 90% at 73% 100%,
      rgb(255 106 43 / 0.3),
      rgb(255 106 43 / 0.08) 48%,
      transparent 72%
    );
  }
  ${media.mobile} {
    width: 230%;
    margin-left: -65%;
  }
`
const boxes = {
  tall: {
    width: 720,
    height: 118,
    css: css`
      aspect-ratio: 720/118;
    `,
  },
  low: {
    width: 720,
    height: 64,
    css: css`
      aspect-ratio: 720/64;
    `,
  },
} as const

type Props = { shape: keyof typeof boxes } & (
  | {
      /** One path in a box of 720 × 118 (tall) or 720 × 64 (low). */
      path: string
    }
  | {
      /** For what no first screen shows: address of such a drawing, without the base. */
      src: string
    }
)

/** A fire from edge to edge, standing on the ground line that closes a part of a page. */
export function FireBand({ shape, ...drawing }: Props) {
  const { css: place, ...box } = boxes[shape]
  return (
    <div css={band}>
      <div css={[art, place]}>
        {'src' in drawing ? <FireFile {...drawing} {...box} /> : <Fire {...drawing} {...box} />}
      </div>
    </div>
  )
}
