import type { ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Content } from '../../src/content/read-content.ts'
import { ChatProvider } from '../../src/features/chat/chat-context.tsx'
import { HomePage } from '../../src/pages/home/HomePage.tsx'
import { homePages } from '../../src/pages/home/home.data.server.ts'
import type { SitePage } from '../../src/pages/page.ts'
import { PricesPage } from '../../src/pages/prices/PricesPage.tsx'
import { pricesPages } from '../../src/pages/prices/prices.data.server.ts'
import { SearchPage } from '../../src/pages/search/SearchPage.tsx'
import { searchPages } from '../../src/pages/search/search.data.server.ts'
import { content } from '../support/site-content.ts'

/** How many headings of sections, and of groups of rows, a page has. */
async function headingsOf(
  Page: ComponentType<never>,
  pages: (content: Content) => SitePage[],
  changes: Partial<Content>,
) {
  const [page] = pages({ ...content, ...changes })
  const Any = Page as ComponentType<object>
  const { prelude } = await prerender(
    <StaticRouter location="/">
      <ChatProvider>
        <Any {...page?.data().data} />
      </ChatProvider>
    </StaticRouter>,
  )
  const html = await new Response(prelude).text()
  return html.split('<h2').length + html.split('"rowgroup"').length
}

const lists = [
  ['home', HomePage, homePages, 'events', 1],
  ['home', HomePage, homePages, 'pricing', 1],
  ['prices', PricesPage, pricesPages, 'pricing', 1 + content.pricing.length],
  ['search', SearchPage, searchPages, 'categories', 1],
] as const

test.each(lists.filter(([, , , collection]) => content[collection].length > 0))(
  'the page %s leaves out what has no entry',
  async (_, Page, pages, collection, gone) => {
    const all = await headingsOf(Page, pages, {})
    expect(all - (await headingsOf(Page, pages, { [collection]: [] }))).toBe(gone)
  },
)
