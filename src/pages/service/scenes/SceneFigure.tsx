import { css } from '@emotion/react'
import { container } from '../../../components/layout.ts'
import type { Scene as SceneData } from '../../../content/schemas/scenes.ts'
import { color } from '../../../theme/tokens.ts'
import { type } from '../../../theme/type.ts'
import { band } from './frames.ts'
import { Scene } from './Scene.tsx'

const caption = css`
  ${container};
  ${type.small};
  padding-block: 14px clamp(48px, 5vw, 72px);
  color: ${color.ink3};
`

/** Where each kind stands: what is a screen lies on a flat ink, what is print on paper. */
const grounds = {
  page: band.maize,
  shop: band.ember,
  dashboard: band.indigo,
  // Its section is night already.
  chat: undefined,
  search: undefined,
  flow: band.sunken,
  chart: band.sunken,
  module: band.maize,
} as const

/** A scene on its ground, with a caption that says it is an example. */
export function SceneFigure({ scene }: { scene: SceneData }) {
  return (
    <figure className="scene">
      <div css={grounds[scene.kind]}>
        <Scene {...scene} />
      </div>
      <figcaption css={caption}>{scene.caption}</figcaption>
    </figure>
  )
}
