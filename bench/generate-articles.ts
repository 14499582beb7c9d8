import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { mulberry32 } from '../src/art/random.ts'
import { filesBelow } from '../src/lib/files-below.js'

const openings = [
  'Una tienda que vende por mensajes',
  'El dueño de un taller mecánico',
  'La contadora que lleva doce negocios',
  'Un restaurante con dos sucursales',
  'Quien administra un edificio',
]
const things = [
  'los pedidos',
  'la lista',
  'las preguntas',
  'el inventario',
  'las citas',
  'los correos',
]
/** Enough words that no two articles repeat one another. */
const verbs =
  `abre aclara acomoda acumula agrupa aligera anota aparta apila apunta archiva arregla atiende
  borra busca cambia captura carga clasifica cobra compara completa comprueba confirma copia corrige cuenta
  cuida descarta detalla dicta divide encuentra entrega envía escribe escucha estima filtra firma guarda
  imprime interpreta junta lee limpia mejora mide mueve nombra ordena pega pesa planea prepara publica
  recibe recorta recuerda registra repasa reparte resume revisa separa suma tacha traduce traslada une
  valida vigila`.split(/\s+/)
const goods =
  `aceite agujas alambre algodón arroz azúcar barniz botones brochas cacao café cajas canela
  cemento cerámica cerveza clavos cobre copas cordones cortinas cuadernos cuero dulces escobas espejos
  estufas faldas flores focos frascos frijoles galletas guantes harina herramientas hilos jabones jarras
  juguetes ladrillos lámparas lana lápices leche lentes libros llaves lonas macetas madera maíz mangueras
  manteles mármol mesas miel motores muebles naranjas navajas paneles papel pasteles perfumes piezas
  pintura platos quesos ramos relojes repuestos sábanas sal semillas sillas sobres tazas tejas telas
  tintas tornillos trigo tubos uvas velas vidrio vino yeso zapatos`.split(/\s+/)
const endings = [
  'antes de abrir la cortina',
  'sin pedirle ayuda a nadie',
  'con la misma hoja de siempre',
  'en menos tiempo que un café',
  'y deja escrito lo que decidió',
  'porque mañana nadie se acuerda',
]
const topics = ['Inventario', 'Cobranza', 'Agenda', 'Reportes', 'Atención', 'Entregas', 'Compras']
const tones = ['ember', 'night', 'maize']
/** The first entries of a collection of this project, so few that each has many articles. */
const someOf = (collection: string) =>
  filesBelow(`content/${collection}`)
    .slice(0, 6)
    .map((file) => basename(file, '.mdx'))
const categories = someOf('categories')
const authors = someOf('team')

/** The slug of a made-up article, which is also its address below /blog/. */
export const articleSlug = (index: number) => `ensayo-${String(index).padStart(5, '0')}`

/**
 * The text of a made-up article: 700 to 900 Spanish words with headings, a table, a list, code and
 * links to other articles. The same index gives the same text.
 *
 * @param count how many articles there are, so that links lead somewhere
 */
function articleText(index: number, count: number): string {
  const random = mulberry32(index + 1)
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item
  const sentence = () =>
    `${pick(openings)} ${pick(verbs)} ${pick(things)} de ${pick(goods)} ${pick(endings)}.`
  const paragraph = () => Array.from({ length: 5 }, sentence).join(' ')
  const other = () =>
    `[${pick(topics).toLowerCase()}](/blog/${articleSlug(Math.floor(random() * count))})`
  const part = (title: string) =>
    `## ${title}\n\n${paragraph()}\n\n${paragraph()} Sigue en ${other()}.\n`
  const titles = Array.from({ length: 5 }, (_, part) => `${pick(topics)} y orden ${part + 1}`)
  const day = new Date(Date.UTC(2015, 0, 1) + index * 8 * 3_600_000).toISOString().slice(0, 10)
  return [
    '---',
    `title: Ensayo ${index} sobre ${pick(topics).toLowerCase()}`,
    `description: Un texto de prueba número ${index}, con la forma y el largo de un artículo verdadero del blog.`,
    `date: ${day}`,
    `author: ${pick(authors)}`,
    `category: ${pick(categories)}`,
    `tone: ${pick(tones)}`,
    'keywords: [prueba, medida, escala]',
    '---',
    '',
    paragraph(),
    '',
    part(titles[0] as string),
    '| Tarea | Antes | Ahora |\n| --- | ---: | ---: |',
    ...Array.from(
      { length: 4 },
      () =>
        `| ${pick(topics)} | ${1 + Math.floor(random() * 9)} h | ${5 + Math.floor(random() * 50)} min |`,
    ),
    '',
    part(titles[1] as string),
    codeBlock(index),
    '',
    part(titles[2] as string),
    ...Array.from({ length: 4 }, () => `- ${sentence()}`),
    '',
    part(titles[3] as string),
    `> ${sentence()}`,
    '',
    part(titles[4] as string),
  ].join('\n')
}

/** A code block that differs in every article. */
const codeBlock = (index: number) => `\`\`\`ts
export function total${index}(precios: number[]): number {
  return precios.reduce((suma, precio) => suma + precio * ${(index % 97) + 2}, ${index})
}
\`\`\``

/** Writes made-up articles next to the real ones. */
export function writeArticles(root: string, count: number): void {
  const folder = join(root, 'content/blog')
  mkdirSync(folder, { recursive: true })
  for (let index = 0; index < count; index += 1)
    writeFileSync(join(folder, `${articleSlug(index)}.mdx`), articleText(index, count))
}
