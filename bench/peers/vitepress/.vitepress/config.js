import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defineConfig } from 'vitepress'
import { feedXml, site, structuredData } from '../shared/articles.js'
import { articleOf, articles, lists } from './articles.js'

const urlOf = (path) => `/${path.replace(/(^|\/)index\.md$|\.md$/, '')}`

export default defineConfig({
  title: site.name,
  description: site.description,
  lang: 'es',
  cleanUrls: true,
  outDir: 'dist',
  appearance: false,
  // Without it every page carries the names of all scripts, and the output grows with the square.
  metaChunk: true,
  srcExclude: ['shared/**'],
  sitemap: { hostname: site.address },
  markdown: { headers: { level: [2] } },
  transformPageData(page) {
    const article = articleOf(basename(page.relativePath, '.md'))
    const url = urlOf(page.relativePath)
    const list = lists.get(url)
    if (list) page.title = list.title
    return url === '/' ? { newest: articles.slice(0, 6) } : { article, list }
  },
  transformHead({ pageData, title, description }) {
    const url = site.address + urlOf(pageData.relativePath)
    const { article } = pageData
    const meta = (property, content) => ['meta', { property, content }]
    return [
      ['link', { rel: 'canonical', href: url }],
      meta('og:type', article ? 'article' : 'website'),
      meta('og:site_name', site.name),
      meta('og:locale', 'es_MX'),
      meta('og:title', title),
      meta('og:description', description),
      meta('og:url', url),
      ['meta', { name: 'twitter:card', content: 'summary' }],
      [
        'link',
        { rel: 'alternate', type: 'application/rss+xml', title: site.name, href: '/rss.xml' },
      ],
      ...(article
        ? [
            ['meta', { name: 'keywords', content: article.keywords.join(', ') }],
            ['script', { type: 'application/ld+json' }, structuredData(article)],
          ]
        : []),
    ]
  },
  buildEnd({ outDir }) {
    writeFileSync(join(outDir, 'rss.xml'), feedXml(articles))
  },
})
