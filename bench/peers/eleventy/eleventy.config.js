import markdownItAnchor from 'markdown-it-anchor'
import { createHighlighter } from 'shiki'
import {
  byDate,
  describeArticle,
  feedXml,
  listPages,
  site,
  structuredData,
  surroundings,
} from './shared/articles.js'

const themes = { light: 'github-light', dark: 'github-dark' }
// markdown-it renders synchronously, so the languages are named beforehand.
const highlighter = await createHighlighter({
  themes: Object.values(themes),
  langs: ['css', 'html', 'js', 'json', 'sh', 'ts', 'tsx'],
})

/** @param {import('@11ty/eleventy').UserConfig} config */
export default function configure(config) {
  config.setUseGitIgnore(false)
  config.addPassthroughCopy({ 'shared/site.css': 'site.css' })
  config.addGlobalData('site', site)
  config.amendLibrary('md', (markdown) => {
    markdown.set({
      highlight: (code, lang) => highlighter.codeToHtml(code, { lang: lang || 'text', themes }),
    })
    markdown.use(markdownItAnchor)
  })

  config.addCollection('articles', (api) => {
    const articles = byDate(
      api
        .getFilteredByGlob('content/blog/*.md')
        .map(({ fileSlug, data, rawInput }) => describeArticle(fileSlug, data, rawInput)),
    )
    return articles.map((article, index) => ({ ...article, ...surroundings(articles, index) }))
  })
  config.addCollection('lists', (api) =>
    listPages(
      byDate(
        api
          .getFilteredByGlob('content/blog/*.md')
          .map(({ fileSlug, data, rawInput }) => describeArticle(fileSlug, data, rawInput)),
      ),
    ),
  )

  /** An article by its slug; one index for each collection. */
  const indices = new WeakMap()
  config.addFilter('find', (articles, slug) => {
    if (!indices.has(articles))
      indices.set(articles, new Map(articles.map((article) => [article.slug, article])))
    return indices.get(articles).get(slug)
  })
  config.addFilter('headings', (html) =>
    [...html.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/g)].map(([, id, text]) => ({ id, text })),
  )
  config.addFilter('structured', structuredData)
  config.addFilter('feed', feedXml)
  config.addFilter('path', (url) => url.replace(/\.html$/, ''))

  return {
    dir: { input: '.', includes: '_includes', output: 'dist' },
    // The articles are plain Markdown: nothing in them is a template.
    markdownTemplateEngine: false,
    templateFormats: ['md', 'njk'],
  }
}
