import { createContext } from 'react'
import type { Bodies } from '../features/body/bodies.ts'
import type { PageData } from '../pages/page.ts'
import type { AnyPage, RouteId } from '../pages/routes.ts'

export type LoadedPage = { Page: AnyPage; page: PageData; bodies: Bodies }

/** Where pages come from: on a server from the build, in the browser from the files beside them. */
export type PageSource = {
  /**
   * The page at a path, at once where it is known. It is none where it could not be loaded. Until it
   * is `shown` or overtaken, the same path gets the same promise.
   *
   * @param route the one whose pattern the path has
   * @param path canonical, without the base
   */
  load: (route: RouteId, path: string) => LoadedPage | Promise<LoadedPage | undefined>
  /** Told of each page that is on screen: what was loaded besides it is loaded anew. */
  shown: (path: string) => void
  /** Told that texts have changed (the writers' preview): all is loaded anew. */
  forget: () => void
}

export const Pages = createContext<PageSource | undefined>(undefined)
