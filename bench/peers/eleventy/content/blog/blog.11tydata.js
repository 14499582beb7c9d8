export default {
  layout: 'article.njk',
  permalink: ({ page }) => `/blog/${page.fileSlug}.html`,
  kind: 'article',
}
