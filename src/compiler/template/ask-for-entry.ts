import { createInterface } from 'node:readline/promises'
import { type CollectionName, isCollection } from '../../content/collections.ts'
import { UserError } from '../../lib/user-error.js'
import { didYouMean } from '../messages/phrase.ts'
import { nearest } from '../text/nearest.ts'

/** What the writers call an entry of each collection. */
const kinds = {
  blog: 'un artículo',
  faqs: 'una pregunta',
  services: 'un servicio',
  projects: 'un proyecto',
  testimonials: 'un testimonio',
  team: 'una persona del equipo',
  values: 'un valor del equipo',
  partners: 'una marca que confía',
  categories: 'una categoría del blog',
  events: 'un evento',
  promotions: 'una promoción',
  pricing: 'un precio de la portada',
  process: 'un paso del proceso',
  'ai-apps': 'una aplicación de IA',
  channels: 'una forma de contacto',
  'contact-cards': 'una tarjeta de contacto',
  clients: 'la página de un cliente',
  pages: 'una página de puro texto',
} as const satisfies Record<CollectionName, string>

const kindList = (): string =>
  Object.entries(kinds)
    .map(([name, kind]) => `  ${name.padEnd(14)} ${kind}`)
    .join('\n')

type Asked = { collection: CollectionName; title: string }

/** The usage of the command. */
export const usage = (): string =>
  `npm run new -- "Título", o con una carpeta: npm run new -- faqs "¿Pregunta?"\nCarpetas:\n${kindList()}`

/**
 * The entry that a command line asks for: `"Título"` is an article, `faqs "¿Pregunta?"` a question.
 * Missing parts are asked for when somebody is there to answer.
 *
 * @throws {UserError} when it is not clear
 */
export async function askForEntry(words: readonly string[], canAsk: boolean): Promise<Asked> {
  const [first = '', ...rest] = words
  if (isCollection(first))
    return canAsk && rest.length === 0 ? ask(first) : checked(first, rest.join(' '))
  if (rest.length > 0 && nearestFolder(first))
    throw unknownFolder(first, ' Un título va entre comillas.')
  return canAsk && words.length === 0 ? ask() : checked('blog', words.join(' '))
}

const nearestFolder = (written: string) => nearest(written, Object.keys(kinds))

function unknownFolder(written: string, advice = ''): UserError {
  const meant = didYouMean(nearestFolder(written)) ?? `Hay:\n${kindList()}`
  return new UserError(`No hay una carpeta "${written}". ${meant}${advice}`, 2)
}

async function ask(given?: CollectionName): Promise<Asked> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    if (given === undefined) console.log(`¿Qué quieres crear?\n${kindList()}`)
    const collection = given ?? ((await terminal.question('Carpeta [blog]: ')).trim() || 'blog')
    if (!isCollection(collection)) throw unknownFolder(collection)
    return checked(collection, await terminal.question('Título: '))
  } finally {
    terminal.close()
  }
}

function checked(collection: CollectionName, written: string): Asked {
  const title = written.trim()
  if (/[\p{L}\p{N}]/u.test(title)) return { collection, title }
  const what =
    collection === 'blog' ? '"Cómo elegir una pasarela de pago"' : `${collection} "Título"`
  throw new UserError(
    `Escribe el título entre comillas: npm run new -- ${what}\nCarpetas:\n${kindList()}`,
    2,
  )
}
