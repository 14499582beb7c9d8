import { pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { templatePage } from '../define-page.ts'

export type LoaderPageData = ReturnType<typeof loaderData>

/** Wide enough that a window of 1920 × 900 px shows its tips; narrower ones crop its ends. */
const fire = {
  width: 1000,
  height: 170,
  low: 0.16,
  cols: 96,
  tongues: 6,
  spread: 0.9,
  sparks: 0,
  salt: 8,
}

function loaderData(content: Content) {
  const { slug, data } = pageOf(content, 'loader')
  return { ...data, fire: { seed: slug, ...fire } }
}

/** The loading screen of the AI apps. */
export const loaderPages = templatePage('loader', loaderData, () => ({
  noindex: true,
  isBare: true,
}))
