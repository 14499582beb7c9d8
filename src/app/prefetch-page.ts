import { bodyPath } from '../features/body/body-store.ts'
import { withBase } from '../lib/site-path.ts'
import { pages, payloads } from './stores.ts'

/** Whether the visitor asked the browser to save data; not every browser tells. */
const savesData = () => {
  // Not in the types of the platform: part of them only in some browsers.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/**
 * Asks for what a page needs that may be opened next: its data, its code, the text of an article. A
 * failure is nobody's concern until the page is really opened.
 */
export async function prefetchPage(path: string): Promise<void> {
  if (savesData()) return
  try {
    const payload = await payloads.prefetch(path)
    await pages.prefetch(payload.route)
    // Into the browser's cache only: a module that failed to load would stay so.
    if (payload.route === 'article' && payload.data.body)
      await fetch(withBase(import.meta.env.BASE_URL, bodyPath(payload.data.body)))
  } catch {
    // Opening the page asks again, and says what is wrong.
  }
}
