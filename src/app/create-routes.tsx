import {
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunction,
  useLoaderData,
} from 'react-router-dom'
import { loadStaticParts } from '../components/static-part.tsx'
import type { LoadedBodies } from '../features/body/Body.tsx'
import type { PageData } from '../pages/page.ts'
import { type AnyPage, routes } from '../pages/routes.ts'
import { App } from './App.tsx'
import { PageError } from './PageError.tsx'

/** What a page is made of: its component, its data, its texts. */
export type LoadedPage = LoadedBodies & { Page: AnyPage; page: PageData }

/** Loads the data of the page at a request's address. */
export type LoadPage = (args: LoaderFunctionArgs) => Promise<Omit<LoadedPage, 'Page'>>

/** The route whose error boundary stands around every page, inside header and footer. */
export const pageBoundary = 'page'

function CurrentPage() {
  const { Page, page } = useLoaderData<LoadedPage>()
  // The key lets every page start afresh.
  return <Page key={page.head.path} {...(page.data as Record<string, unknown>)} />
}

const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.currentUrl.search === change.nextUrl.search && change.defaultShouldRevalidate

/**
 * The routes of React Router, from the table of URLs. Component and data are fetched side by side by
 * the loader, which asks anew after a failure; a `lazy` route would remember that it failed.
 *
 * @param loadPage throws `UnknownPage` where there is no such page, or takes the visitor elsewhere
 */
export function createRoutes(loadPage: LoadPage): RouteObject[] {
  const pages = Object.entries(routes).flatMap(([id, { paths, load }]) =>
    paths.map((path) => ({
      id: path,
      path,
      Component: CurrentPage,
      // A query narrows down what the page holds already: nothing is asked for.
      shouldRevalidate,
      loader: async (args: LoaderFunctionArgs): Promise<LoadedPage> => {
        const code = load().then(async (Page) => {
          await loadStaticParts()
          return Page
        })
        // The data has the first word: it may be of another build, in which the code has other names.
        code.catch(() => {})
        const loaded = await loadPage(args)
        const Page = await code
        if (loaded.page.route !== id)
          throw new Error(`${path} is the pattern of ${id}, not of ${loaded.page.route}`)
        // The data of a route carries the props of that route's page: see `PageData`.
        return { Page: Page as AnyPage, ...loaded }
      },
    })),
  )
  return [
    {
      Component: App,
      ErrorBoundary: PageError,
      children: [{ id: pageBoundary, ErrorBoundary: PageError, children: pages }],
    },
  ]
}
