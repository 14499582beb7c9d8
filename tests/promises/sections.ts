/** The sections of the home page, in the order that the owner has promised. */
export const sections = [
  'hero',
  'partners',
  'about',
  'why',
  'services',
  'menu',
  'process',
  'pricing',
  'apps',
  'team',
  'community',
  'promotions',
  'blog',
  'testimonials',
  'faqs',
  'contact',
] as const
