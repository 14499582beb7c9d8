import { useRevalidator, useRouteError } from 'react-router-dom'
import { LoadError } from '../components/LoadError.tsx'
import { UnknownPage } from './unknown-page.ts'

/** Stands in for a page that does not exist or could not be loaded; header and footer stay. */
export function PageError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  if (error instanceof UnknownPage) return <error.Page {...error.page.data} />
  return <LoadError heading="La página no cargó" onRetry={revalidate} />
}
