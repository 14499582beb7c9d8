import { pageOf } from '../../src/content/queries.ts'
import { readContent } from '../../src/content/read-content.ts'

/**
 * What the content says, as the last build has read it. Tests of pages take their expectations from
 * here, so that a writer may add and reword entries without touching a test.
 */
export const content = readContent()
export const { site } = content
export const home = pageOf(content, 'home').data

/** Pages that fill the screen: without header, footer and chat. */
export const barePages = [
  '/app-loader',
  ...content.clients
    .filter(({ data }) => data.kind === 'frame')
    .map(({ slug }) => `/clientes/${slug}`),
]
