import { lists } from '../../../../.vitepress/articles.js'

export default {
  paths: () =>
    [...lists.keys()]
      .map((url) => url.match(/^\/blog\/categoria\/([^/]+)\/pagina\/(\d+)$/))
      .filter(Boolean)
      .map(([, category, page]) => ({ params: { category, page } })),
}
