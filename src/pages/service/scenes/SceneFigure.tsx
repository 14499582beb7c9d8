import { css, type SerializedStyles } from '@emotion/react'
import type { ComponentType } from 'react'
import { container } from '../../../components/layout.ts'
import type { Scene, SceneOf } from '../../../content/schemas/scenes.ts'
import { color } from '../../../theme/tokens.ts'
import { type } from '../../../theme/type.ts'
import { ChartScene } from './ChartScene.tsx'
import { ChatScene } from './ChatScene.tsx'
import { DashboardScene } from './DashboardScene.tsx'
import { FlowScene } from './FlowScene.tsx'
import { band } from './frames.ts'
import { ModuleScene } from './ModuleScene.tsx'
import { PageScene } from './PageScene.tsx'
import { SearchScene } from './SearchScene.tsx'
import { ShopScene } from './ShopScene.tsx'

const caption = css`
  ${container};
  ${type.small};
  padding-block: 14px clamp(48px, 5vw, 72px);
  color: ${color.ink3};
`

type Drawings = {
  [Kind in Scene['kind']]: { Drawing: ComponentType<SceneOf<Kind>>; ground?: SerializedStyles }
}

/** What draws each kind, and where it stands: what is a screen on a flat ink, what is print on paper. */
const drawings: Drawings = {
  page: { Drawing: PageScene, ground: band.maize },
  shop: { Drawing: ShopScene, ground: band.ember },
  dashboard: { Drawing: DashboardScene, ground: band.indigo },
  // Its section is night already.
  chat: { Drawing: ChatScene },
  search: { Drawing: SearchScene },
  flow: { Drawing: FlowScene, ground: band.sunken },
  chart: { Drawing: ChartScene, ground: band.sunken },
  module: { Drawing: ModuleScene, ground: band.maize },
}

/** A scene on its ground, with a caption that says it is an example. */
export function SceneFigure({ scene }: { scene: Scene }) {
  const { ground, Drawing } = drawings[scene.kind]
  // The table gives each kind the component of its own fields.
  const Any = Drawing as ComponentType<Scene>
  return (
    <figure className="scene">
      <div css={ground}>
        <Any {...scene} />
      </div>
      <figcaption css={caption}>{scene.caption}</figcaption>
    </figure>
  )
}
