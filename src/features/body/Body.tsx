import { createContext, Suspense, use } from 'react'
import { LoadError } from '../../components/LoadError.tsx'
import { Loading } from '../../components/Loading.tsx'
import { staticPart } from '../../components/static-part.tsx'
import type { LoadedBody } from './bodies.ts'

/** The texts of a page by hash. */
export type Bodies = Record<string, LoadedBody>

export const Bodies = createContext<Bodies>({})

const Prose = staticPart(() => import('./Prose.tsx'), 'Prose')

function Loaded({ hash }: { hash: string }) {
  const body = use(Bodies)[hash]
  const html = body instanceof Promise ? use(body) : body
  return html === undefined ? <LoadError /> : <Prose hash={hash} html={html} />
}

/**
 * A text written in content/. On a direct visit it stands in the page; after a client navigation it is
 * fetched behind «Cargando...».
 */
export function Body({ hash }: { hash: string }) {
  return (
    <Suspense fallback={<Loading />}>
      <Loaded hash={hash} />
    </Suspense>
  )
}
