import { css } from '@emotion/react'
import { Suspense, use } from 'react'
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx'
import { Loading } from '../../components/Loading.tsx'
import { proseStyles } from '../../mdx/prose-styles.ts'
import { bodies } from './body-store.ts'

const prose = css`${proseStyles}`

function BodyText({ hash }: { hash: string }) {
  const html = use(bodies.read(hash))
  return (
    <div
      css={prose}
      data-body={hash}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that the content build made of checked Markdown
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/**
 * A text written in content/. On a direct visit the browser keeps the server's HTML; after a client
 * navigation its chunk is fetched behind «Cargando...».
 */
export function Body({ hash }: { hash: string }) {
  return (
    <ErrorBoundary key={hash} forget={() => bodies.forget(hash)}>
      <Suspense fallback={<Loading />}>
        <BodyText hash={hash} />
      </Suspense>
    </ErrorBoundary>
  )
}
