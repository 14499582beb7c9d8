/** Headings and buttons that the owner has worded, by page; each list in its order. */

/** Headings of the second level. */
export const headings: Record<string, string[]> = {
  '/servicios/escalabilidad-seo': [
    '¿Qué Incluye Nuestra Estrategia SEO?',
    'Nuestros Planes SEO',
    'Comienza a Escalar Tu SEO Hoy',
  ],
  '/servicios/analisis-datos': [
    'Planes y Precios',
    'Lo Que Dicen Nuestros Clientes',
    'Preguntas Frecuentes',
    'Solicita Tu Cotización Personalizada',
  ],
  '/servicios/creacion-ecommerce': ['Casos de Éxito'],
  '/servicios/creacion-saas': ['Casos de Éxito'],
  '/servicios/integracion-ia': ['Casos de Éxito'],
}

/** What a page says in one piece. */
export const phrases: Record<string, string[]> = {
  '/servicios/escalabilidad-seo': [
    'Escalabilidad y SEO',
    'Mejorar Mi SEO',
    'Más Tráfico Orgánico Mejores Rankings Presencia Global Estrategia Sólida',
    'Auditoría SEO Completa',
    'Optimización Técnica',
    'Estrategia de Contenido',
    'Link Building Profesional',
    'SEO Local y Nacional',
    'Monitoreo Continuo',
    'Quiero Este Plan',
  ],
  '/servicios/analisis-datos': [
    'Solicitar Análisis',
    'Predicciones Precisas Reportes Automáticos Visualizaciones Claras Seguridad Avanzada',
  ],
  '/contacto': ['Conversemos'],
  '/equipo': ['Iniciar Proyecto', 'Ver Nuestro Trabajo'],
  '/servicios': ['Ver Más'],
  '/': ['Contratar Ahora', 'Usar App'],
}
