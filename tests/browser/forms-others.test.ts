import { expect, test } from 'vitest'
import { onSite, openAlive } from '../support/open-page.ts'
import { site } from '../support/site-content.ts'

test('the newsletters ask for no address where nothing takes it: WhatsApp and the feed', async () => {
  const page = await openAlive('/blog')
  expect(await page.locator('[name=email]').count()).toBe(0)
  for (const place of [page.getByRole('main'), page.getByRole('contentinfo')]) {
    const chat = place.getByRole('link', { name: site.forms.newsletter.action })
    const address = new URL((await chat.getAttribute('href')) ?? '')
    expect(address.searchParams.get('text')).toBe(site.forms.newsletter.message)
    const feed = place.getByRole('link', { name: site.forms.newsletter.feed })
    expect(await feed.getAttribute('href')).toBe(onSite('/rss.xml'))
  }
})
