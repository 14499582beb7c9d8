import { css } from '@emotion/react'
import { Suspense } from 'react'
import { Await, useLoaderData, useRevalidator } from 'react-router-dom'
import { LoadError } from '../../components/LoadError.tsx'
import { Loading } from '../../components/Loading.tsx'
import { proseStyles } from '../../mdx/prose-styles.ts'

/** The part of a page's loaded data that holds its texts: HTML by hash, or the promise of it. */
export type LoadedBodies = { bodies: Record<string, string | Promise<string>> }

const prose = css`
  ${proseStyles}
`

function BodyError() {
  const { revalidate } = useRevalidator()
  return <LoadError onRetry={revalidate} />
}

/**
 * A text written in content/: HTML that the content build made of checked Markdown. On a direct visit
 * it stands in the page; after a client navigation it is fetched behind «Cargando...».
 */
export function Body({ hash }: { hash: string }) {
  const { bodies } = useLoaderData<LoadedBodies>()
  return (
    <Suspense fallback={<Loading />}>
      <Await resolve={bodies[hash]} errorElement={<BodyError />}>
        {(html = '') => (
          <div css={prose} data-body={hash} dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </Await>
    </Suspense>
  )
}
