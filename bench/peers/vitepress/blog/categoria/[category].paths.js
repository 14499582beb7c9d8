import { categories } from '../../shared/articles.js'

export default {
  paths: () => Object.keys(categories).map((category) => ({ params: { category } })),
}
