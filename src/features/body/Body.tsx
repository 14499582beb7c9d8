import { Suspense } from 'react'
import { Await, useLoaderData } from 'react-router-dom'
import { LoadError } from '../../components/LoadError.tsx'
import { Loading } from '../../components/Loading.tsx'
import { staticPart } from '../../components/static-part.tsx'

/** The part of a page's loaded data that holds its texts: HTML by hash, or the promise of it. */
export type LoadedBodies = { bodies: Record<string, string | Promise<string>> }

const Prose = staticPart(() => import('./Prose.tsx').then((module) => module.Prose))

/**
 * A text written in content/. On a direct visit it stands in the page; after a client navigation it is
 * fetched behind «Cargando...».
 */
export function Body({ hash }: { hash: string }) {
  const { bodies } = useLoaderData<LoadedBodies>()
  return (
    <Suspense fallback={<Loading />}>
      <Await resolve={bodies[hash]} errorElement={<LoadError />}>
        {(html = '') => <Prose hash={hash} html={html} />}
      </Await>
    </Suspense>
  )
}
