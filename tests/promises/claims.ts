/** What the owner has promised: where, what, and the words that must be read there. */
type Claim = [statement: string, ...words: string[]]

/** For whom the agency works. */
export const audience = ['negocios', 'casi toda América']

/** What the home page sells. */
export const sold = [
  'páginas web',
  'E-commerce',
  'SaaS',
  'Integración de IA',
  'Chatbots',
  'Automatizaciones',
  'Análisis de datos',
  'SEO',
]

/** On the home page, by its section. */
export const homeClaims = {
  about: [
    ['most of the Americas, online', 'En línea', 'casi toda América'],
    ['98% client satisfaction', '98%'],
  ],
  why: [
    ['small projects in under 3 days, large in 4', 'menos de 3 días', '4 como máximo'],
    ['several revision rounds per phase', 'Varias rondas en cada etapa'],
    ['support after delivery', 'Sigue después de la entrega'],
  ],
  promotions: [
    ['a year of domain and hosting', '1 año de dominio y hosting'],
    ['free cancellation for 12 hours', '12 h para cancelar sin costo'],
    ['an answer within 24 hours', '24 h para tener tu respuesta'],
  ],
} satisfies Record<string, Claim[]>

/** In the answers on the home page, by the file of the question. */
export const answers: Record<string, string[]> = {
  'general-tiempos': ['de 1 a 4 días', 'de 1 a 2 semanas'],
  'general-revisiones': ['Varias rondas en cada etapa'],
  'general-zona': ['en línea', 'la mayor parte de América'],
  'general-pagos': ['tarjeta de débito', 'transferencia bancaria', 'criptomonedas'],
  'general-cancelacion': ['primeras 12 horas', 'sin costo', 'Después de 24 horas', 'recursos'],
  'general-dominio-hosting': ['por 1 año', 'todos los planes de páginas web'],
  'general-soporte': [
    '30 días con una tienda en línea',
    '1 mes con un SaaS completo (MVP)',
    '2 meses con un SaaS con IA',
    '3 meses con un sitio corporativo',
  ],
  'general-cambios': ['agranda mucho el alcance', 'cotizamos aparte'],
  'general-oficina': ['No tenemos oficina física', 'en línea'],
}

/** Said once on a page at most: what is repeated sounds like an excuse. */
export const saidOnce = [/menos de 24 horas|\b24 h\b/g, /24\/7/g, /menos de 3 días/g]

/** How long each step of the process takes, in order. */
export const durations: [file: string, duration: string][] = [
  ['briefing', '1 hora después de contratar'],
  ['diseno', '1 día'],
  ['desarrollo', '1 día'],
  ['pruebas', '1 hora'],
  ['lanzamiento', '2 a 3 días después de contratar'],
]

/** What each option of the receipts is promised to include, by title and option. */
export const support: [title: string, option: string, includes: string][] = [
  ['Páginas Web', 'Normal', 'Dominio y hosting por 1 año'],
  ['Páginas Web', 'Negocios', 'Dominio y hosting por 1 año'],
  ['Páginas Web', 'E-commerce', 'Dominio y hosting por 1 año'],
  ['Páginas Web', 'Corporativo', 'Dominio y hosting por 1 año'],
  ['Páginas Web', 'Portafolio', 'Dominio y hosting por 1 año'],
  ['Páginas Web', 'E-commerce', 'Soporte por 30 días'],
  ['SaaS', 'SaaS completo (MVP)', 'Soporte por 1 mes'],
  ['SaaS', 'SaaS con IA', 'Soporte por 2 meses'],
  ['Páginas Web', 'Corporativo', 'Soporte por 3 meses'],
  ['SaaS', 'SaaS empresarial', 'Soporte por 3 meses'],
]

const payment: Claim = [
  'debit card, bank transfer, cryptocurrency',
  'arjeta de débito, transferencia bancaria o criptomonedas',
]

/** On the other pages. */
export const claims: Record<string, Claim[]> = {
  '/por-que-elegirnos': [
    ['small projects under 3 days, large at most 4', 'menos de 3 días', '4 como máximo'],
    ['24/7 support', '24/7'],
    ['several revision rounds per phase', 'varias rondas en cada etapa'],
    ['a year of domain and hosting in all web plans', '1 año', 'todos los planes de páginas web'],
    ['free cancellation for 12 hours', 'Sin costo en las primeras 12 horas'],
    payment,
    ['replies in under 24 hours', 'menos de 24 horas'],
  ],
  '/precios': [payment, ['free cancellation for 12 hours', 'sin costo en las primeras 12 horas']],
  '/contacto': [
    ['customer service only on Sundays', 'Domingos, solo atención a clientes'],
    ['no physical office', 'Sin oficina física'],
    ['most of the Americas', 'la mayor parte de América'],
    ['replies in under 24 hours', 'menos de 24 horas'],
    ['a basic site in 1–2 weeks', 'de 1 a 2 semanas'],
    ['a full SaaS in 2–6 months', 'de 2 a 6 meses'],
    payment,
    ['free cancellation for 12 hours', 'primeras 12 horas', 'no tiene costo'],
    ['several revision rounds per phase', 'varias rondas en cada etapa'],
    ['big changes of scope quoted apart', 'alcance se cotizan aparte'],
  ],
  '/quienes-somos': [
    ['most of the Americas', 'la mayor parte de América'],
    ['no physical office', 'Sin oficina física'],
    ['big changes quoted apart', 'se cotizan aparte'],
  ],
  '/servicios/creacion-paginas-web': [
    ['big changes of scope quoted apart', 'alcance', 'se cotiza aparte'],
    ['small projects under 3 days, large ones at most 4', 'menos de 3 días', '4 días como máximo'],
    payment,
  ],
  '/servicios/creacion-ecommerce': [
    ['its support of 60 and 120 days', '60 días en el plan Básico', '120 en el Pro'],
    ['free cancellation for 12 hours', 'primeras 12 horas cancelar es gratis'],
    ['cancelling still possible after 24 hours', 'Después de 24 horas todavía puedes'],
  ],
  '/servicios/creacion-saas': [
    ['a build time of 3 to 8 months', 'De 3 a 8 meses'],
    ['99.9% availability', '99.9%'],
  ],
  '/servicios/integracion-chatbots': [
    payment,
    ['free cancellation for 12 hours', 'gratis en las primeras 12 horas', 'Después de 24 horas'],
  ],
  '/servicios/escalabilidad-seo': [
    ['3 to 6 months with low competition', 'De 3 a 6 meses'],
    ['6 to 12 months with competitive words', 'de 6 a 12'],
    ['no guarantee of positions', 'No garantizamos posiciones'],
    ['traffic improvements guaranteed', 'garantizamos son mejoras en tu tráfico'],
    ['400% organic traffic in 8 months', 'En 8 meses', '400%'],
    ['60% lower acquisition cost', '60%'],
  ],
  '/terminos': [
    payment,
    ['free cancellation for 12 hours', 'Primeras 12 horas', 'sin costo'],
    ['cancelling after 24 hours, resources spent', 'Después de 24 horas', 'gastado recursos'],
    ['a year of domain and hosting in all web plans', 'dominio y hosting por 1 año'],
    ['no guarantee of positions', 'No garantizamos posiciones en buscadores'],
    ['several revision rounds per phase', 'varias rondas de revisión'],
  ],
}
