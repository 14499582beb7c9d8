import { existsSync, readdirSync } from 'node:fs'
import { stringify } from 'yaml'
import { writeWhole } from '../src/compiler/read/write-whole.ts'
import { slugify } from '../src/compiler/text/slugify.ts'
import { readBuildDate } from '../src/lib/build-date.ts'
import { readOptions } from './lib/read-options.ts'
import { UserError } from './setup/user-error.js'

/** `npm run new -- "Título"`: a draft that passes every check, so that it shows from the start. */
const title = readOptions({ allowPositionals: true }, 'es').positionals.join(' ').trim()
if (!/[\p{L}\p{N}]/u.test(title))
  throw new UserError(
    'Escribe el título entre comillas: npm run new -- "Cómo elegir una pasarela de pago"',
    2,
  )
const name = slugify(title)
const file = `content/blog/${name}.mdx`
if (existsSync(file))
  throw new UserError(`Ya existe ${file}. Elige otro título o edita ese archivo.`)

const frontmatter = stringify({
  title,
  description: 'Escribe aquí, en una o dos frases, de qué trata y a quién le sirve.',
  date: readBuildDate(),
  author: firstEntry('content/team'),
  category: firstEntry('content/categories'),
  tone: 'ember',
  keywords: [title.toLowerCase()],
  draft: true,
})
writeWhole(
  file,
  `---\n${frontmatter}---

Empieza con lo más útil que sabes del tema: este párrafo sale más grande.

## Un subtítulo

Y sigue aquí.
`,
)
console.log(`Listo: ${file}\nMíralo con npm run dev en /blog/${name}`)

/** The name of a folder's first entry, in the order of the alphabet. */
function firstEntry(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  const first = files.find((file) => file.endsWith('.mdx'))
  if (!first)
    throw new UserError(
      `Un artículo necesita autor y categoría: crea primero un archivo en ${folder}.`,
    )
  return first.replace(/\.mdx$/, '')
}
