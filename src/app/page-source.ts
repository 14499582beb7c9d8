import { createContext } from 'react'
import type { Bodies } from '../features/body/bodies.ts'
import type { PageData } from '../pages/page.ts'
import type { AnyPage, RouteId } from '../pages/routes.ts'

export type LoadedPage = { Page: AnyPage; page: PageData; bodies: Bodies }

/** Where pages come from: the build on the server, the files beside the HTML in the browser. */
export type PageSource = {
  /**
   * The page at a path, synchronously if it is known; undefined if it could not be loaded. Until
   * that page or another is `shown`, the same path gets the same promise.
   *
   * @param route the route whose pattern matches the path
   * @param path canonical, without the base
   */
  load: (route: RouteId, path: string) => LoadedPage | Promise<LoadedPage | undefined>
  /** Called when a page is on screen: all others are forgotten and will be loaded again. */
  shown: (path: string) => void
  /** Called when content has changed (in the writers' preview): every page is loaded again. */
  forget: () => void
}

export const Pages = createContext<PageSource | undefined>(undefined)
