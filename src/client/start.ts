import 'react-dom/client'
import type { PageData } from '../pages/page.ts'
import { loadCode } from '../pages/routes.ts'

/**
 * The entry, which brings React: so the browser evaluates it, the program and the page's code one
 * after the other, and can answer a touch in between. The boot script calls it after the load event
 * or the first interaction.
 *
 * @param response the response with the data of the page in the document
 * @returns once React handles events
 * @throws when the program cannot run this page, which then stays the server's HTML
 */
export async function start(response: Response): Promise<void> {
  const page: PageData = await response.json()
  const [{ hydrate }, Page] = await Promise.all([import('./hydrate.tsx'), loadCode(page.route)])
  return hydrate(page, Page)
}
