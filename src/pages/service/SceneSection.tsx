import { css, type SerializedStyles } from '@emotion/react'
import type { ComponentType } from 'react'
import { container, ruled, sunken } from '../../components/layout.ts'
import { SectionHead } from '../../components/Section.tsx'
import type { Scene, SceneOf } from '../../content/schemas/scenes.ts'
import { quiet } from '../../theme/tokens.ts'
import { onGround } from '../../theme/tone.ts'
import { ChartScene } from './scenes/ChartScene.tsx'
import { ChatScene } from './scenes/ChatScene.tsx'
import { DashboardScene } from './scenes/DashboardScene.tsx'
import { FlowScene } from './scenes/FlowScene.tsx'
import { flatBand } from './scenes/frames.ts'
import { ModuleScene } from './scenes/ModuleScene.tsx'
import { PageScene } from './scenes/PageScene.tsx'
import { SearchScene } from './scenes/SearchScene.tsx'
import { ShopScene } from './scenes/ShopScene.tsx'

const head = css`
  ${container};
  padding-top: clamp(64px, 7.6vw, 116px);
`
/* Not directly below the head, whose badges end with such a line. */
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
  [Kind in Scene['kind']]: { Drawing: ComponentType<SceneOf<Kind>>; band?: SerializedStyles }
}

/** The component and band of each kind of scene: screens on a flat colour, print on paper. */
const drawings: Drawings = {
  page: { Drawing: PageScene, band: flatBand.maize },
  shop: { Drawing: ShopScene, band: flatBand.ember },
  dashboard: { Drawing: DashboardScene, band: flatBand.indigo },
  // Its section already has the night tone.
  chat: { Drawing: ChatScene },
  search: { Drawing: SearchScene },
  flow: { Drawing: FlowScene, band: sunken },
  chart: { Drawing: ChartScene, band: sunken },
  module: { Drawing: ModuleScene, band: flatBand.maize },
}

/**
 * The product of a service as a drawing on its band, with a caption that says it is an example.
 */
export function SceneSection({ scene }: { scene: Scene }) {
  const { band, Drawing } = drawings[scene.kind]
  // The cast is safe: the table pairs each kind with the component for its fields.
  const Any = Drawing as ComponentType<Scene>
  // A chatbot works when nobody else does.
  const isNight = scene.kind === 'chat'
  return (
    <section {...(isNight ? onGround('night') : { css: later })}>
      <div css={head}>
        <SectionHead heading={scene.heading} lead={scene.lead} />
      </div>
      {/* Keeps invented names and prices out of the site's search and of Google's snippets. */}
      <div data-nosnippet="">
        <figure className="scene">
          <div css={band}>
            <Any {...scene} />
          </div>
          <figcaption css={caption}>{scene.caption}</figcaption>
        </figure>
      </div>
    </section>
  )
}
