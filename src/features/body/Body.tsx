import { css } from '@emotion/react'
import { Suspense, use } from 'react'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { RisingMarks, rising } from '../../components/RisingMarks.tsx'
import { staticPart } from '../../components/static-part.tsx'
import { color } from '../../theme/tokens.ts'
import { Bodies } from './bodies.ts'

const box = css`
  min-height: 100vh;
`
const line = css`
  ${rising};
  gap: 12px;
  color: ${color.ink2};
  svg {
    width: 7px;
    height: 20px;
    fill: ${color.ember};
  }
`

const Prose = staticPart(() => import('./Prose.tsx'), 'Prose')

/** Placeholder of a text that is loading; it reserves the height of the screen. */
function Loading() {
  return (
    <div css={box}>
      <p css={line} role="status">
        Cargando...
        <RisingMarks />
      </p>
    </div>
  )
}

function Loaded({ hash }: { hash: string }) {
  const body = use(Bodies)[hash]
  const html = body instanceof Promise ? use(body) : body
  return html === undefined ? <LoadFailure /> : <Prose hash={hash} html={html} />
}

/**
 * A text from content/. On a direct visit it is part of the page; after a client navigation it is
 * fetched while «Cargando...» is shown.
 */
export function Body({ hash }: { hash: string }) {
  return (
    // During a build nobody would see it, but its styles would be collected.
    <Suspense fallback={import.meta.env.SSR ? undefined : <Loading />}>
      <Loaded hash={hash} />
    </Suspense>
  )
}
