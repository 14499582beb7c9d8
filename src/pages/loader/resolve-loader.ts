import { pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import type { PlannedPage } from '../page.ts'
import { planTemplate } from '../resolve-page.ts'
import type { LoaderPageData } from './LoaderPage.tsx'

function loaderData(content: Content): LoaderPageData {
  const { slug, data } = pageOf(content, 'loader')
  return {
    fallbackName: data.fallbackName,
    stages: data.stages,
    done: data.done,
    soon: data.soon,
    progressLabel: data.progressLabel,
    facts: data.facts,
    home: data.home,
    fire: { seed: slug, width: 720, height: 190, low: 0.16, cols: 76, tongues: 5, sparks: 0 },
  }
}

/** The loading screen of the AI apps. */
export function planLoader(content: Content): PlannedPage[] {
  return planTemplate(content, 'loader', 'loader', loaderData, { noindex: true, isBare: true })
}
