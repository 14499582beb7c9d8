import { existsSync } from 'node:fs'
import { writeWhole } from '../src/build/files/write-whole.ts'
import { readBuildDate } from '../src/lib/build-date.ts'
import { articleDraft, fileNameFor } from './lib/article-draft.ts'
import { readOptions } from './lib/read-options.ts'

/** `npm run new -- "Título"`: a draft article with its frontmatter ready to fill in. */
const { positionals } = readOptions(
  { allowPositionals: true },
  ({ about }) => `No existe la opción ${about}: este comando no tiene opciones, solo un título.`,
)
const title = positionals.join(' ').trim()
const name = fileNameFor(title)
if (!name) {
  console.error(
    'Escribe el título entre comillas: npm run new -- "Cómo elegir una pasarela de pago"',
  )
  process.exit(2)
}
const file = `content/blog/${name}.mdx`
if (existsSync(file)) {
  console.error(`Ya existe ${file}. Elige otro título o edita ese archivo.`)
  process.exit(1)
}
writeWhole(file, articleDraft(title, readBuildDate()))
console.log(`Listo: ${file}\nMíralo con npm run dev en /blog/${name}`)
