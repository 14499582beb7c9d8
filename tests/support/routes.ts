import type { Page } from 'playwright-core'
import { builtUrls } from '../../scripts/lib/built-site.ts'

/** Every page of the built site, redirects of former addresses left out. */
export const everyUrl = builtUrls('dist')

/** Answers for the reserved addresses of the framed sites, which belong to nobody. */
export const answerFrames = (page: Page) =>
  page.route(/\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Sitio</title>' }),
  )
