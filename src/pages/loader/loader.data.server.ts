import { pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { defineTemplatePage } from '../define-page.ts'
import type { SitePage } from '../page.ts'
import type { LoaderPageData } from './LoaderPage.tsx'

/** So wide that a window of 1920 × 900 px shows its tips; narrower ones cut its ends. */
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

function loaderData(content: Content): LoaderPageData {
  const { slug, data } = pageOf(content, 'loader')
  return {
    fallbackName: data.fallbackName,
    stages: data.stages,
    done: data.done,
    soon: data.soon,
    notify: data.notify,
    progressLabel: data.progressLabel,
    facts: data.facts,
    home: data.home,
    fire: { seed: slug, ...fire },
  }
}

/** The loading screen of the AI apps. */
export function loaderPages(content: Content): SitePage[] {
  return defineTemplatePage(content, 'loader', 'loader', loaderData, {
    noindex: true,
    isBare: true,
  })
}
