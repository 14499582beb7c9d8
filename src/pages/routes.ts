import type { ComponentProps, ComponentType } from 'react'

/**
 * A kind of page.
 *
 * @param path React Router's patterns
 * @param load imports the file of the page's component, a separate chunk
 * @param name of the component
 */
const route = <Module, Name extends keyof Module>(
  path: string | readonly string[],
  load: () => Promise<Module>,
  name: Name,
) => ({ paths: typeof path === 'string' ? [path] : path, load: async () => (await load())[name] })

/**
 * The only table of URLs. The data of each page is computed in its data file: see site-pages.ts.
 */
export const routes = {
  home: route('/', () => import('./home/HomePage.tsx'), 'HomePage'),
  services: route('/servicios', () => import('./services/ServicesPage.tsx'), 'ServicesPage'),
  service: route('/servicios/:slug', () => import('./service/ServicePage.tsx'), 'ServicePage'),
  prices: route('/precios', () => import('./prices/PricesPage.tsx'), 'PricesPage'),
  about: route('/quienes-somos', () => import('./about/AboutPage.tsx'), 'AboutPage'),
  why: route('/por-que-elegirnos', () => import('./why/WhyPage.tsx'), 'WhyPage'),
  team: route('/equipo', () => import('./team/TeamPage.tsx'), 'TeamPage'),
  contact: route('/contacto', () => import('./contact/ContactPage.tsx'), 'ContactPage'),
  blog: route(
    [
      '/blog',
      '/blog/pagina/:page',
      '/blog/categoria/:category',
      '/blog/categoria/:category/pagina/:page',
    ],
    () => import('./blog/BlogPage.tsx'),
    'BlogPage',
  ),
  article: route('/blog/:slug', () => import('./article/ArticlePage.tsx'), 'ArticlePage'),
  portfolio: route('/portafolio', () => import('./portfolio/PortfolioPage.tsx'), 'PortfolioPage'),
  resources: route('/recursos-ia', () => import('./resources/ResourcesPage.tsx'), 'ResourcesPage'),
  search: route('/buscar', () => import('./search/SearchPage.tsx'), 'SearchPage'),
  loader: route('/app-loader', () => import('./loader/LoaderPage.tsx'), 'LoaderPage'),
  client: route('/clientes/:slug', () => import('./client/ClientPage.tsx'), 'ClientPage'),
  text: route('/:slug', () => import('./text/TextPage.tsx'), 'TextPage'),
  'not-found': route('*', () => import('./not-found/NotFoundPage.tsx'), 'NotFoundPage'),
} as const

export type RouteId = keyof typeof routes

/** Props of each route's page. */
export type PageProps = {
  [Id in RouteId]: ComponentProps<Awaited<ReturnType<(typeof routes)[Id]['load']>>>
}

/** A page component whose props are not known statically; its page data has the right ones. */
export type AnyPage = ComponentType<Record<string, unknown>>

/** Loads the component of a route's pages. */
export const loadCode = (id: RouteId): Promise<AnyPage> => routes[id].load() as Promise<AnyPage>
