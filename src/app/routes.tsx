import type { ComponentProps, ComponentType } from 'react'

/** A kind of page. */
export type Route<Component> = {
  /** Pattern of React Router. */
  path: string
  load: () => Promise<Component>
  /** `none`: a page that fills the screen, without header, footer and chat. */
  chrome: 'full' | 'none'
  /** For a direct visit, where it differs: what keeps parts of the page as the server's HTML. */
  loadStanding?: (root: ParentNode) => Promise<Component>
}

const route = <Component,>(
  path: string,
  load: () => Promise<Component>,
  chrome: Route<Component>['chrome'] = 'full',
): Route<Component> => ({ path, load, chrome })

/**
 * The only table of URLs. Each route's page component is a chunk of its own; what it shows is
 * computed by the resolver of the same name in src/app/resolvers.ts.
 */
export const routes = {
  home: {
    ...route('/', () => import('../pages/home/HomePage.tsx').then((m) => m.HomePage)),
    loadStanding: (root: ParentNode) =>
      import('../pages/home/StandingHome.tsx').then((m) => m.standingHome(root)),
  },
  services: route('/servicios', () =>
    import('../pages/services/ServicesPage.tsx').then((m) => m.ServicesPage),
  ),
  service: route('/servicios/:slug', () =>
    import('../pages/service/ServicePage.tsx').then((m) => m.ServicePage),
  ),
  prices: route('/precios', () =>
    import('../pages/prices/PricesPage.tsx').then((m) => m.PricesPage),
  ),
  about: route('/quienes-somos', () =>
    import('../pages/about/AboutPage.tsx').then((m) => m.AboutPage),
  ),
  why: route('/por-que-elegirnos', () => import('../pages/why/WhyPage.tsx').then((m) => m.WhyPage)),
  team: route('/equipo', () => import('../pages/team/TeamPage.tsx').then((m) => m.TeamPage)),
  contact: route('/contacto', () =>
    import('../pages/contact/ContactPage.tsx').then((m) => m.ContactPage),
  ),
  blog: route('/blog', () => import('../pages/blog/BlogPage.tsx').then((m) => m.BlogPage)),
  blogPage: route('/blog/pagina/:page', () =>
    import('../pages/blog/BlogPage.tsx').then((m) => m.BlogPage),
  ),
  category: route('/blog/categoria/:category', () =>
    import('../pages/blog/BlogPage.tsx').then((m) => m.BlogPage),
  ),
  categoryPage: route('/blog/categoria/:category/pagina/:page', () =>
    import('../pages/blog/BlogPage.tsx').then((m) => m.BlogPage),
  ),
  article: route('/blog/:slug', () =>
    import('../pages/article/ArticlePage.tsx').then((m) => m.ArticlePage),
  ),
  portfolio: route('/portafolio', () =>
    import('../pages/portfolio/PortfolioPage.tsx').then((m) => m.PortfolioPage),
  ),
  resources: route('/recursos-ia', () =>
    import('../pages/resources/ResourcesPage.tsx').then((m) => m.ResourcesPage),
  ),
  search: route('/buscar', () =>
    import('../pages/search/SearchPage.tsx').then((m) => m.SearchPage),
  ),
  loader: route(
    '/app-loader',
    () => import('../pages/loader/LoaderPage.tsx').then((m) => m.LoaderPage),
    'none',
  ),
  clientFrame: route(
    '/clientes/:slug',
    () => import('../pages/client/ClientFramePage.tsx').then((m) => m.ClientFramePage),
    'none',
  ),
  clientNotice: route('/clientes/:slug', () =>
    import('../pages/client/ClientNoticePage.tsx').then((m) => m.ClientNoticePage),
  ),
  text: route('/:slug', () => import('../pages/text/TextPage.tsx').then((m) => m.TextPage)),
  notFound: route('*', () =>
    import('../pages/not-found/NotFoundPage.tsx').then((m) => m.NotFoundPage),
  ),
} as const

export type RouteId = keyof typeof routes

/** Props of each route's page. */
export type PageData = {
  [Id in RouteId]: ComponentProps<Awaited<ReturnType<(typeof routes)[Id]['load']>>>
}

/** A page component without knowledge of its props; its payload carries the right ones. */
export type AnyPage = ComponentType<Record<string, unknown>>
