import { css } from '@emotion/react'
import { Suspense, use } from 'react'
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx'
import { Loading } from '../../components/Loading.tsx'
import { bodies } from './body-store.ts'

function BodyText({ hash }: { hash: string }) {
  const { html, ...look } = use(bodies.read(hash))
  // HTML that the content build made of checked Markdown.
  const text = { 'data-body': hash, dangerouslySetInnerHTML: { __html: html } }
  if ('className' in look) return <div className={look.className} {...text} />
  return (
    <div
      css={css`
        ${look.styles}
      `}
      {...text}
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
