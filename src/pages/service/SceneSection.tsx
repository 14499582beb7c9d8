import { css, type SerializedStyles } from '@emotion/react'
import type { ComponentType } from 'react'
import { container, ruled, sunken } from '../../components/layout.ts'
import { SectionHead } from '../../components/Section.tsx'
import type { Scene, SceneOf } from '../../content/schemas/scenes.ts'
import { quiet } from '../../theme/tokens.ts'
import { tone as grounds } from '../../theme/tone.ts'
import { ChartScene } from './scenes/ChartScene.tsx'
import { ChatScene } from './scenes/ChatScene.tsx'
import { DashboardScene } from './scenes/DashboardScene.tsx'
import { FlowScene } from './scenes/FlowScene.tsx'
import { band } from './scenes/frames.ts'
import { ModuleScene } from './scenes/ModuleScene.tsx'
import { PageScene } from './scenes/PageScene.tsx'
import { SearchScene } from './scenes/SearchScene.tsx'
import { ShopScene } from './scenes/ShopScene.tsx'

const head = css`
  ${container};
  padding-top: clamp(64px, 7.6vw, 116px);
`
/* Not below the badges of the head, which end with such a line. */
const later = css`
  main > div + div & {
    ${ruled};
  }
`
const caption = css`
  ${container};
  ${quiet.hint};
  padding-block: 14px clamp(48px, 5vw, 72px);
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
  flow: { Drawing: FlowScene, ground: sunken },
  chart: { Drawing: ChartScene, ground: sunken },
  module: { Drawing: ModuleScene, ground: band.maize },
}

/** The product of a service, drawn on its ground, with a caption that says it is an example. */
export function SceneSection({ scene }: { scene: Scene }) {
  const { ground, Drawing } = drawings[scene.kind]
  // The table gives each kind the component of its own fields.
  const Any = Drawing as ComponentType<Scene>
  // A chat is at work when nobody else is.
  const isNight = scene.kind === 'chat'
  return (
    <section css={isNight ? grounds.night : later} data-tone={isNight ? 'night' : undefined}>
      <div css={head}>
        <SectionHead heading={scene.heading} lead={scene.lead} />
      </div>
      {/* Invented names and prices: no answer of the site's, neither in its search nor on Google. */}
      <div data-nosnippet="">
        <figure className="scene">
          <div css={ground}>
            <Any {...scene} />
          </div>
          <figcaption css={caption}>{scene.caption}</figcaption>
        </figure>
      </div>
    </section>
  )
}
