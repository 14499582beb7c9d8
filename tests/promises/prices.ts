/** The estimates of the four receipts, as promised and as printed: category, option and price. */
export const estimates: [category: string, option: string, price: string][] = [
  ['Páginas Web', 'Normal', '$370–$550 MXN'],
  ['Páginas Web', 'Negocios', '$700–$1,000 MXN'],
  ['Páginas Web', 'E-commerce', '$400–$2,000 MXN'],
  ['Páginas Web', 'Corporativo', '$2,500–$5,000 MXN'],
  ['Páginas Web', 'Portafolio', '$300–$500 MXN'],
  ['SaaS', 'SaaS completo (MVP)', '$2,000–$4,000 MXN'],
  ['SaaS', 'SaaS con IA', '$4,000–$8,000 MXN'],
  ['SaaS', 'SaaS empresarial', '$8,000–$15,000 MXN'],
  ['Automatizaciones', 'Chatbots', '$400–$700 MXN'],
  ['Automatizaciones', 'Entrenamiento IA/datos', 'desde $5,000 MXN'],
  ['Automatizaciones', 'Automatizaciones con clientes', '$800–$2,000 MXN'],
  ['Análisis', 'Análisis de datos', 'desde $5,000 MXN'],
  ['Análisis', 'SEO', '$400–$3,000 MXN al mes'],
  ['Análisis', 'Análisis con IA', '$5,000–$7,000 MXN'],
  ['Análisis', 'Mejoramiento de estrategias', 'desde $2,800 MXN'],
]

/** What all the plans of a service cost. */
export const planRanges: Record<string, string> = {
  'creacion-paginas-web': '$370–$2,000 USD',
  'creacion-ecommerce': '$2,500–$8,500 USD',
  'creacion-saas': '$2,000–$15,000 USD',
  'integracion-ia': '$1,800–$6,500 USD',
  'integracion-chatbots': '$400–$700 USD',
  'automatizaciones-ia': '$2,200–$7,500 USD',
  'analisis-datos': '$1,800–$5,800 USD + $200–$800 USD al mes de hosting',
  'escalabilidad-seo': '$1,200–$4,500 USD al mes',
}

/** Where a service starts. */
export const startingPrices: Record<string, string> = {
  'creacion-paginas-web': 'desde $1,200 USD',
  'creacion-ecommerce': 'desde $2,500 USD',
  'creacion-saas': 'desde $5,000 USD',
  'integracion-ia': 'desde $1,800 USD',
  'integracion-chatbots': 'desde $800 USD',
  'automatizaciones-ia': 'desde $2,200 USD',
  'analisis-datos': 'desde $1,500 USD',
  'escalabilidad-seo': 'desde $1,000 USD',
}

/** The receipts by their files, each with the option that it begins with. */
export const defaultOptions: Record<string, string> = {
  web: 'normal',
  saas: 'completo',
  automatizaciones: 'chatbots',
  analisis: 'datos',
}
