import { existsSync } from 'node:fs'
import { writeWhole } from '../src/compiler/read/write-whole.ts'
import { slugify } from '../src/compiler/text/slugify.ts'
import { readBuildDate } from '../src/lib/build-date.ts'
import { articleDraft } from './lib/article-draft.ts'
import { firstEntry } from './lib/first-entry.ts'
import { readOptions } from './lib/read-options.ts'

/** `npm run new -- "Título"`: a draft article with its frontmatter ready to fill in. */
const { positionals } = readOptions(
  { allowPositionals: true },
  ({ about }) => `No existe la opción ${about}: este comando no tiene opciones, solo un título.`,
)
const title = positionals.join(' ').trim()
if (!/[\p{L}\p{N}]/u.test(title)) {
  console.error(
    'Escribe el título entre comillas: npm run new -- "Cómo elegir una pasarela de pago"',
  )
  process.exit(2)
}
const [author, category] = [firstEntry('team'), firstEntry('categories')]
if (!author || !category) {
  const folder = author ? 'content/categories' : 'content/team'
  console.error(`Un artículo necesita autor y categoría: crea primero un archivo en ${folder}.`)
  process.exit(1)
}
const name = slugify(title)
const file = `content/blog/${name}.mdx`
if (existsSync(file)) {
  console.error(`Ya existe ${file}. Elige otro título o edita ese archivo.`)
  process.exit(1)
}
writeWhole(file, articleDraft(title, { date: readBuildDate(), author, category }))
console.log(`Listo: ${file}\nMíralo con npm run dev en /blog/${name}`)
