import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { LoadError } from '../components/LoadError.tsx'
import { applyHead } from './apply-head.ts'
import { UnknownPage } from './unknown-page.ts'

/** Stands in for a page that does not exist or could not be loaded; header and footer stay. */
export function PageError() {
  const error = useRouteError()
  const unknown = error instanceof UnknownPage ? error : undefined
  useEffect(() => {
    if (unknown) applyHead(unknown.page.head)
  }, [unknown])
  if (unknown) return <unknown.Page {...unknown.page.data} />
  return <LoadError heading="La página no cargó" />
}
