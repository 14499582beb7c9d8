/** The services that the owner has promised, each with a page of its own. */
export const services = [
  'creacion-paginas-web',
  'creacion-ecommerce',
  'creacion-saas',
  'integracion-ia',
  'integracion-chatbots',
  'automatizaciones-ia',
  'analisis-datos',
  'escalabilidad-seo',
] as const

/** Files that the site has promised to have. */
export const files = [
  '404.html',
  'buscar.html',
  'terminos.html',
  'privacidad.html',
  'rss.xml',
  'sitemap.xml',
  'robots.txt',
  'clientes/c4f81d7a.html',
]

/** Former addresses, and where they lead. */
export const aliases: Record<string, string> = {
  '/servicios/creacion-saas-ia': '/servicios/creacion-saas',
  '/servicios/integracion-ia-web': '/servicios/integracion-ia',
}
