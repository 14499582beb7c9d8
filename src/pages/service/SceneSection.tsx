import { css } from '@emotion/react'
import { container } from '../../components/layout.ts'
import { SectionHead } from '../../components/SectionHead.tsx'
import { staticPart } from '../../components/static-part.tsx'
import type { Scene } from '../../content/schemas/scenes.ts'
import { tone as grounds } from '../../theme/tone.ts'

const SceneFigure = staticPart(() =>
  import('./scenes/SceneFigure.tsx').then((module) => module.SceneFigure),
)

const head = css`
  ${container};
  padding-top: clamp(64px, 7.6vw, 116px);
`

/** The product of a service, drawn. */
export function SceneSection({ scene }: { scene: Scene }) {
  // A chat is at work when nobody else is.
  const isNight = scene.kind === 'chat'
  return (
    <section css={isNight && grounds.night} data-tone={isNight ? 'night' : undefined}>
      <div css={head}>
        <SectionHead heading={scene.heading}>
          <p>{scene.lead}</p>
        </SectionHead>
      </div>
      {/* Invented names and prices: no answer of the site's, neither in its search nor on Google. */}
      <div data-nosnippet="">
        <SceneFigure scene={scene} />
      </div>
    </section>
  )
}
