import { useMatches } from 'react-router-dom'
import type { PageData } from '../pages/page.ts'
import type { LoadedPage } from './create-routes.tsx'

/** The data of the page on screen; none where there is no such page, or where it could not be loaded. */
export function useCurrentPage(): PageData | undefined {
  // Routes without a loader have none.
  const loaded = useMatches().at(-1)?.loaderData as LoadedPage | undefined
  return loaded?.page
}
