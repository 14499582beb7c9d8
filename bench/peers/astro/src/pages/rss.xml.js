import rss from '@astrojs/rss'
import { articlesByDate, feedArticles, site } from '../articles.js'

export async function GET() {
  return rss({
    title: site.name,
    description: site.description,
    site: site.address,
    trailingSlash: false,
    customData: '<language>es</language>',
    items: feedArticles(await articlesByDate()).map(({ title, url, date, description }) => ({
      title,
      link: url,
      pubDate: new Date(date),
      description,
    })),
  })
}
