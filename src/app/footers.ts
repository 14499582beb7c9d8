import type { ComponentType } from 'react'
import { createStore } from '../lib/resource.ts'

/** The only key: all pages share one footer. */
export const footerKey = 'footer'

/**
 * The footer: its component or, on a direct visit, the HTML that stands in the page already. So its
 * words, icons and form are no part of the program that every visit loads.
 */
export const footers = createStore<ComponentType | string>(() =>
  import('./Footer.tsx').then(({ Footer }) => Footer),
)

/** Keeps the footer that stands in the page. */
export function adoptFooter(): void {
  const place = document.querySelector('[data-footer]')
  if (place) footers.seed(footerKey, place.innerHTML)
}
