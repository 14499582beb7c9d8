import { pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { defineTemplatePage } from '../define-page.ts'
import type { SitePage } from '../page.ts'
import type { LoaderPageData } from './LoaderPage.tsx'

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
    fire: { seed: slug, width: 720, height: 190, low: 0.16, cols: 76, tongues: 5, sparks: 0 },
  }
}

/** The loading screen of the AI apps. */
export function loaderPages(content: Content): SitePage[] {
  return defineTemplatePage(content, 'loader', 'loader', loaderData, {
    noindex: true,
    isBare: true,
  })
}
