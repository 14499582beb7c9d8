import type { ComponentProps, ComponentType } from 'react'

/** A kind of page. */
export type PageRoute<Component> = {
  /** Patterns of React Router. */
  paths: readonly string[]
  /** Fetches the page's component, a chunk of its own. */
  load: () => Promise<Component>
}

function route<Component>(
  path: string | readonly string[],
  load: () => Promise<Component>,
): PageRoute<Component> {
  return { paths: typeof path === 'string' ? [path] : path, load }
}

/** The only table of URLs. What a page shows is computed by the file of its data: see site-pages.ts. */
export const routes = {
  home: route('/', () => import('./home/HomePage.tsx').then((m) => m.HomePage)),
  services: route('/servicios', () =>
    import('./services/ServicesPage.tsx').then((m) => m.ServicesPage),
  ),
  service: route('/servicios/:slug', () =>
    import('./service/ServicePage.tsx').then((m) => m.ServicePage),
  ),
  prices: route('/precios', () => import('./prices/PricesPage.tsx').then((m) => m.PricesPage)),
  about: route('/quienes-somos', () => import('./about/AboutPage.tsx').then((m) => m.AboutPage)),
  why: route('/por-que-elegirnos', () => import('./why/WhyPage.tsx').then((m) => m.WhyPage)),
  team: route('/equipo', () => import('./team/TeamPage.tsx').then((m) => m.TeamPage)),
  contact: route('/contacto', () => import('./contact/ContactPage.tsx').then((m) => m.ContactPage)),
  blog: route(
    [
      '/blog',
      '/blog/pagina/:page',
      '/blog/categoria/:category',
      '/blog/categoria/:category/pagina/:page',
    ],
    () => import('./blog/BlogPage.tsx').then((m) => m.BlogPage),
  ),
  article: route('/blog/:slug', () =>
    import('./article/ArticlePage.tsx').then((m) => m.ArticlePage),
  ),
  portfolio: route('/portafolio', () =>
    import('./portfolio/PortfolioPage.tsx').then((m) => m.PortfolioPage),
  ),
  resources: route('/recursos-ia', () =>
    import('./resources/ResourcesPage.tsx').then((m) => m.ResourcesPage),
  ),
  search: route('/buscar', () => import('./search/SearchPage.tsx').then((m) => m.SearchPage)),
  loader: route('/app-loader', () => import('./loader/LoaderPage.tsx').then((m) => m.LoaderPage)),
  client: route('/clientes/:slug', () =>
    import('./client/ClientPage.tsx').then((m) => m.ClientPage),
  ),
  text: route('/:slug', () => import('./text/TextPage.tsx').then((m) => m.TextPage)),
  notFound: route('*', () => import('./not-found/NotFoundPage.tsx').then((m) => m.NotFoundPage)),
} as const

export type RouteId = keyof typeof routes

/** Props of each route's page. */
export type PageProps = {
  [Id in RouteId]: ComponentProps<Awaited<ReturnType<(typeof routes)[Id]['load']>>>
}

/** A page component without knowledge of its props; its data carries the right ones. */
export type AnyPage = ComponentType<Record<string, unknown>>
