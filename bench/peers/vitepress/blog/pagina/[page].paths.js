import { lists } from '../../.vitepress/articles.js'

export default {
  paths: () =>
    [...lists.keys()]
      .map((url) => url.match(/^\/blog\/pagina\/(\d+)$/))
      .filter(Boolean)
      .map(([, page]) => ({ params: { page } })),
}
