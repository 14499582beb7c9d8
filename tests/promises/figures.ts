/** The claims in numbers of the hero, in order. */
export const heroFigures = [
  '50+ proyectos entregados',
  '100% satisfacción en proyectos',
  '5+ años de experiencia',
  '24/7 soporte',
]

/** The claims in numbers of the community, in order. */
export const communityFigures = [
  '30+ miembros activos',
  '2 eventos realizados',
  '95% satisfacción en encuentros',
]

/**
 * Percentages and counts with a plus that the site may claim anywhere. Nothing is invented: a new
 * one is agreed with the owner first.
 */
export const claimedFigures = [
  '50+',
  '100%',
  '5+',
  '24/7',
  '98%',
  '30+',
  '95%',
  // Plans and answers of services.
  '99.9%',
  '15+',
]
