/** Plans by service: name and price as printed, then what they are promised to include. */
export const plans: Record<string, [plan: string, includes: string[]][]> = {
  'creacion-paginas-web': [
    ['Normal $370–$550 USD', ['De 1 a 8 páginas', '1 ronda de revisión']],
    ['Negocios/Pymes $700–$1,000 USD', ['De 5 a 10 páginas']],
    ['Tienda e-commerce $400–$2,000 USD', ['30 días de soporte']],
  ],
  'creacion-ecommerce': [
    ['Básico $2,500 USD', ['Hasta 100 productos', '1 pasarela de pago', '60 días de soporte']],
    ['Pro $4,500 USD', ['Productos ilimitados', '120 días de soporte']],
    ['Enterprise $8,500 USD', []],
  ],
  'creacion-saas': [
    ['SaaS MVP $2,000–$4,000 USD', ['1 mes de soporte']],
    ['SaaS con IA $4,000–$8,000 USD', ['2 meses de soporte']],
    ['SaaS empresarial $8,000–$15,000 USD', ['3 meses de soporte']],
  ],
  'integracion-ia': [
    ['Básico $1,800 USD', ['1 módulo de IA', '30 días de soporte']],
    ['Avanzado $3,500 USD', ['Hasta 3 módulos de IA', '90 días de soporte']],
    ['Enterprise $6,500 USD', []],
  ],
  'integracion-chatbots': [['Chatbot con IA $400–$700 USD', []]],
  'automatizaciones-ia': [
    ['Básico $2,200 USD', ['1 o 2 automatizaciones', '60 días de soporte']],
    ['Avanzado $4,200 USD', ['Hasta 5 automatizaciones', '120 días de soporte']],
    ['Enterprise $7,500 USD', []],
  ],
  'analisis-datos': [
    ['Básico $1,800 USD + $200', ['2 fuentes de datos', '5 visualizaciones', '60 días de soporte']],
    ['Avanzado $3,200 USD + $400', ['120 días de soporte']],
    ['Enterprise $5,800 USD + $800', []],
  ],
  'escalabilidad-seo': [
    [
      'Básico $1,200 USD al mes',
      [
        'Auditoría completa inicial',
        'Optimización on-page de 5 páginas',
        '10 palabras clave',
        'Optimización técnica básica',
        'Configuración de Google My Business',
        'Reporte mensual detallado',
        'Soporte por correo',
      ],
    ],
    [
      'Profesional $2,500 USD al mes',
      [
        'Todo lo del plan Básico',
        '15 páginas',
        '30 palabras clave',
        'Estrategia de contenido mensual',
        '5 enlaces al mes',
        'Optimización técnica avanzada',
        'Análisis de competencia',
        'Reportes quincenales',
        'Soporte por teléfono',
      ],
    ],
    [
      'Enterprise $4,500 USD al mes',
      [
        'Páginas ilimitadas',
        'Investigación de palabras clave ilimitada',
        'Estrategia multilingüe',
        '15+ enlaces al mes',
        'SEO técnico personalizado',
        'Consultoría estratégica dedicada',
        'Reportes semanales personalizados',
        'Soporte prioritario 24/7',
        'Análisis predictivo con IA',
      ],
    ],
  ],
}

/** How one pays for the plans of a service. */
export const payment: Record<string, string> = {
  'creacion-paginas-web': 'Pago único en dólares',
  'creacion-ecommerce': 'Pago único en dólares',
  'creacion-saas': 'Pago único en dólares',
  'integracion-ia': 'Pago único en dólares',
  'integracion-chatbots': 'Pago único en dólares',
  'automatizaciones-ia': 'Pago único en dólares',
  'analisis-datos': 'Un pago único por construir tus tableros y un cargo mensual por su hosting',
  'escalabilidad-seo': 'Cada plan se paga por mes, en dólares',
}

/** The highlighted plan of a service, with its label. */
export const highlighted: Record<string, string> = {
  'creacion-paginas-web': 'Más Popular Negocios/Pymes',
  'creacion-ecommerce': 'Más Popular Pro',
  'creacion-saas': 'Más Popular SaaS con IA',
  'integracion-ia': 'Más Popular Avanzado',
  'integracion-chatbots': 'Recomendado Chatbot con IA',
  'automatizaciones-ia': 'Más Popular Avanzado',
  'analisis-datos': 'Más Popular Avanzado',
  'escalabilidad-seo': 'Más Popular Profesional',
}
