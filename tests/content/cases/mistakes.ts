import { article, mdx, sampleFields } from '../../support/sample-site.ts'
import { withBody, withLines } from '../article-lines.ts'
import { serviceWith, settingsWith } from '../spoilt-entries.ts'
import type { FileCase, TextCase } from './case.ts'

/** One line of a case: what it is, the text, its findings, words of the first, the repaired line. */
type Row = readonly [
  name: string,
  written: string,
  finds: readonly string[],
  says?: readonly string[],
  writes?: string,
]

const asCase =
  (text: (written: string) => string) =>
  (row: Row): TextCase => {
    const [name, written, finds, says, writes] = row
    return { name, text: text(written), finds, ...(says && { says }), ...(writes && { writes }) }
  }

/** Links and pictures whose proposals have to work: the sample site has the article `uno`. */
const addresses: readonly Row[] = [
  [
    'a phone number with spaces',
    '[llama](tel:+52 55 1234 5678)',
    ['11:1 link-as-text'],
    ['[llama](tel:+525512345678)'],
    '[llama](tel:+525512345678)',
  ],
  [
    'a mail address after a space',
    '[escribe](mailto: ana@ejemplo.com)',
    ['11:1 link-as-text'],
    [],
    '[escribe](mailto:ana@ejemplo.com)',
  ],
  [
    'a place with a space',
    '## Uno dos\n\n[uno](#uno dos)',
    ['13:1 link-as-text'],
    [],
    '[uno](#uno-dos)',
  ],
  [
    'a picture with its size',
    '![R](/images/muestra.svg =300x200)',
    ['11:1 image-as-text'],
    ['el tamaño no se escribe'],
    '![R](/images/muestra.svg)',
  ],
  [
    'a picture of a name with %20',
    '![R](foto%20uno.jpg)',
    ['11:1 image-path'],
    ['/images/foto-uno.jpg'],
  ],
  [
    'a link to a file',
    'Mira [x](uno.mdx)',
    ['11:6 relative-address'],
    ['Escribe /blog/uno.'],
    'Mira [x](/blog/uno)',
  ],
  [
    'a link to a file with its folders',
    'Mira [x](content/blog/uno.mdx)',
    ['11:6 relative-address'],
    [],
    'Mira [x](/blog/uno)',
  ],
  [
    'a link to a file beside this one',
    'Mira [x](./uno.mdx)',
    ['11:6 relative-address'],
    [],
    'Mira [x](/blog/uno)',
  ],
  [
    'a link to the file of a service',
    'Mira [x](../services/uno.mdx)',
    ['11:6 relative-address'],
    [],
    'Mira [x](/servicios/uno)',
  ],
  [
    'a link to a file that is not there',
    'Mira [x](./zzzzzz.mdx)',
    ['11:6 relative-address'],
    ['No hay ninguna página de ese archivo'],
  ],
  [
    'a note of another program',
    'Mira [[Uno]]',
    ['11:6 link-as-text'],
    ['[Uno](/blog/uno)'],
    'Mira [Uno](/blog/uno)',
  ],
  [
    'a note that is no page',
    'Mira [[Cómo cobrar]]',
    ['11:6 link-as-text'],
    ['No hay ninguna página con ese nombre'],
  ],
  [
    'an address with two spaces in it',
    '[x](https://a b c)',
    ['11:1 link-as-text', '11:5 malformed-address'],
    ['sin espacios'],
  ],
  [
    'a link to a video',
    '[x](/images/video.mp4)',
    ['11:1 link-missing-file'],
    ['Ahí solo van imágenes'],
  ],
  [
    'a note without its colon',
    'Un dato.[^1]\n\n[^1] La nota',
    ['11:9 missing-footnote', '13:1 footnote-colon'],
    [],
  ],
  [
    'a link to an article that is gone',
    '[x](/blog/guia-de-cobros-en-linea)',
    ['11:1 link-missing-page'],
    ['Hay, por ejemplo'],
  ],
]

/** What other programs, or paper, would have understood. */
const markup: readonly Row[] = [
  [
    'numbers with a dash',
    '1.- Primero\n2.- Segundo',
    ['11:1 list-as-text'],
    ['1. uno'],
    '1. Primero',
  ],
  [
    'numbers with a dash, apart',
    '1.- Primero\n\n2.- Segundo',
    ['11:1 list-as-text'],
    [],
    '1. Primero',
  ],
  ['a list of en dashes', '– uno\n– dos', ['11:1 list-as-text'], ['Cambia la raya'], '- uno'],
  ['a dialogue', '—Hola —dijo.\n—Adiós.', []],
  ['a list of middle dots', '· uno\n· dos', ['11:1 list-as-text'], [], '- uno'],
  ['a list of ticks, apart', '✓ uno\n\n✓ dos', ['11:1 list-as-text'], [], '- uno'],
  ['a list of letters', 'Así:\na) uno\nb) dos', ['12:1 list-as-text'], ['Las letras'], '- uno'],
  ['a task without its dash', '[ ] tarea', ['11:1 list-as-text'], ['- [ ] uno'], '- [ ] tarea'],
  [
    'a table of a spreadsheet',
    'Plan\tPrecio\nBásico\t100',
    ['11:1 table-as-text'],
    ['hoja de cálculo'],
    '| Plan | Precio |',
  ],
  [
    'a table without bars and dashes',
    'Plan | Precio\nBásico | 100',
    ['11:1 table-as-text'],
    [],
    '| Plan | Precio |',
  ],
  ['a table without outer bars', 'Plan | Precio\n--- | ---\nBásico | 100', []],
  [
    'a blank line in a table',
    '| Plan |\n| --- |\n| uno |\n\n| dos |',
    ['15:1 table-as-text'],
    ['Borra la línea vacía de arriba.'],
  ],
  [
    'a blank line below the head',
    '| Plan |\n\n| --- |\n| uno |',
    ['11:1 table-as-text', '13:1 table-as-text'],
    ['de abajo'],
  ],
  [
    'a year at the beginning',
    '2025. Fue un buen año.',
    ['11:1 year-as-list'],
    ['En 2025…'],
    '2025\\. Fue un buen año.',
  ],
  [
    'a line below a paragraph',
    'Así termina.\n---\n\nY sigue.',
    ['11:1 rule-as-heading'],
    ['línea vacía'],
  ],
  ['an underlined heading', 'Cómo empezar\n---\n\nTexto.', []],
  [
    'a fence of acute accents',
    '´´´js\nuno\n´´´',
    ['11:1 fence-as-text', '13:1 fence-as-text'],
    [],
    '```js',
  ],
  [
    'a fence of straight quotes',
    "'''\nuno\n'''",
    ['11:1 fence-as-text', '13:1 fence-as-text'],
    [],
    '```',
  ],
  ['an open backtick', 'Abre `npm run dev y espera.', ['11:6 open-backtick']],
  ['an unclosed fence', '```ts\nuno\n\nTexto.', ['11:1 unclosed-fence']],
  ['a highlight', 'Es ==importante== hoy.', ['11:4 foreign-markup'], [], 'Es **importante** hoy.'],
  ['a comparison', 'Con a == b y c == d.', []],
  [
    'a formula',
    'Es $x = y^2$ siempre.',
    ['11:4 foreign-markup'],
    ['fórmula'],
    'Es `x = y^2` siempre.',
  ],
  ['two amounts', 'De $100 a $200, o $USD.', []],
  ['contents', '[TOC]', ['11:1 foreign-markup'], ['se hace solo']],
  [
    'the name of a heading',
    '## Precios {#precios}',
    ['11:12 foreign-markup'],
    ['se forman solas'],
    '## Precios ',
  ],
  ['a gallery of WordPress', '[gallery ids="1,2"]', ['11:1 foreign-markup'], ['otro sistema']],
  [
    'an emoji by its name',
    'Hola :smile: a todos.',
    ['11:6 foreign-markup'],
    ['Escribe 😄'],
    'Hola 😄 a todos.',
  ],
  ['an hour', 'A las 10:30:15 h.', []],
  ['a task for later', 'TODO: escribir esto.', ['11:1 unfinished-text'], ['pendiente']],
  ['all of it', 'Lo incluye TODO, de todo: hoy.', []],
  ['lorem ipsum', 'Lorem ipsum dolor.', ['11:1 unfinished-text'], ['relleno']],
  [
    'UTF-8 read as something else',
    'La descripciÃ³n.',
    ['11:13 mojibake'],
    ['"Ã³" es "ó"'],
    'La descripción.',
  ],
  [
    'a word cut by a PDF',
    'Una pala-\nbra más.',
    ['11:5 split-word'],
    ['palabra'],
    'Una palabra más.',
  ],
  [
    'a hard space after the signs of a heading',
    '##\u00a0Título',
    ['11:3 odd-space'],
    ['espacio duro (U+00A0)'],
    '## Título',
  ],
  [
    'a hard space after the dash of a point',
    '-\u00a0uno',
    ['11:2 odd-space'],
    ['espacio duro (U+00A0)'],
    '- uno',
  ],
]

/** Words, as somebody who reads aloud would stumble over them. */
const prose: readonly Row[] = [
  [
    'a picture described by its file',
    '![IMG_1234.jpg](/images/muestra.svg)',
    ['11:1 file-name-as-alt'],
    ['no lo que se ve'],
  ],
  [
    'a question without its first sign',
    'Cuánto cuesta?',
    ['11:14 unpaired-mark'],
    ['Escribe ¿Cuánto cuesta?'],
    '¿Cuánto cuesta?',
  ],
  [
    'a question without its last sign',
    '¿Cuánto cuesta.',
    ['11:1 unpaired-mark'],
    ['Pon ? donde termina'],
  ],
  [
    'an exclamation without its first sign',
    'Es fácil. Hazlo!',
    ['11:16 unpaired-mark'],
    [],
    'Es fácil. ¡Hazlo!',
  ],
  [
    'pairs of every kind',
    '¿Qué? ¡Ya! ¡Qué dices? ¿¡Cómo!? Y **¿esto?** (?) `a?` https://a.mx/?b=1',
    [],
  ],
  ['a question in English', 'Dijo «What is it?» y «Todo: hoy».', []],
  ['a doubled word in parentheses', 'Un dato (de de 2020).', ['11:10 repeated-word']],
  ['a doubled word', 'Una tienda de de ropa.', ['11:12 repeated-word'], [], 'Una tienda de ropa.'],
  ['words that may stand twice', 'Muy muy rápido, no no, no para para comer, la La Paz.', []],
  [
    'a link that says nothing',
    'Mira [aquí](/blog).',
    ['11:6 vague-link-text'],
    ['no dice a dónde'],
  ],
  [
    'a heading that skips a level',
    '## Uno\n\n#### Dos',
    ['13:1 skipped-heading-level'],
    [],
    '### Dos',
  ],
]

/** Notes that silence a warning. */
const permits: readonly Row[] = [
  ['a permit', '{/* lumbre-permite unpaired-mark: es la marca */}\n\nYahoo! vive.', []],
  [
    'a permit inside a paragraph',
    'Uno.\n{/* lumbre-permite unpaired-mark: es la marca */}\nYahoo! vive.',
    [],
  ],
  [
    'a permit that is too far away',
    '{/* lumbre-permite unpaired-mark: es la marca */}\n\nUno.\n\nYahoo! vive.',
    ['11:1 permit-unused', '15:6 unpaired-mark'],
    ['no calla ninguna advertencia'],
  ],
  [
    'a permit without its reason',
    '{/* lumbre-permite unpaired-mark */}\n\nYahoo! vive.',
    ['11:1 permit-reason'],
    ['no dice por qué'],
  ],
  [
    'a permit with a typing mistake',
    '{/* lumbre-permite unpaired-marks: sí */}\n\nHola.',
    ['11:1 permit-unused'],
    ['¿Quisiste decir `unpaired-mark`?'],
  ],
  [
    'a permit for an error',
    '{/* lumbre-permite expression: sí, de veras */}\n\n{1}',
    ['13:1 expression'],
  ],
]

/** One field of a valid article, in the place of its own or after the last one. */
const fields: readonly Row[] = [
  [
    'an en dash in a day',
    'date: 2025–01–15',
    ['5:7 look-alike'],
    ['raya corta (U+2013)', '2025-01-15'],
    'date: 2025-01-15',
  ],
  [
    'a hard hyphen in a day',
    'date: 2025\u201101\u201115',
    ['5:7 look-alike'],
    ['guion duro (U+2011)'],
    'date: 2025-01-15',
  ],
  [
    'a hard space after a colon',
    'author:\u00a0uno',
    ['6:8 look-alike'],
    ['espacio duro (U+00A0)'],
    'author: uno',
  ],
  [
    'a hard space before a colon',
    'title\u00a0: Hola',
    ['2:1 look-alike'],
    ['espacio duro (U+00A0)'],
    'title: Hola',
  ],
  [
    'a Cyrillic letter in a name',
    'author: unо',
    ['6:9 look-alike'],
    ['letra cirílica «о» (U+043E)'],
    'author: uno',
  ],
  ['a title that is cut', 'title: Aprende C # para todos', ['2:17 cut-text'], ['"# para todos"']],
  ['Markdown in a title', 'title: Cómo **vender** más', ['2:8 markup-in-field'], ['`**vender**`']],
  ['an entity in a title', 'title: Diseño &amp; código', ['2:8 markup-in-field'], ['`&amp;`']],
  ['a year of antiquity', 'date: 0206-01-15', ['5:7 odd-year'], ['0206']],
  ['a year far away', 'date: 2206-01-15', ['5:7 odd-year'], ['2206']],
  ['a correction in the future', 'updated: 2026-01-01', ['9:10 updated-in-future'], ['2025-08-14']],
  ['a description without its picture', 'imageAlt: Una mesa', ['9:11 alt-without-image'], []],
  ['a description of one letter', 'description: A', ['3:14 description-length'], ['1 carácter']],
  [
    'a description without end',
    `description: ${'Una frase larga. '.repeat(40)}`,
    ['3:14 description-length'],
  ],
  [
    'a question in a title',
    'title: Qué es una pasarela?',
    ['2:8 unpaired-mark'],
    ['¿Qué es una pasarela?'],
  ],
  [
    'a permit above a field',
    '# lumbre-permite unpaired-mark: es la marca\ntitle: Vive en Yahoo!',
    [],
  ],
]

const inFields = (written: string) => {
  const name = /^(\w+)\u00a0?:/m.exec(written)?.[1] ?? 'end'
  return withLines(/^(?:updated|imageAlt)$/.test(name) ? { end: written } : { [name]: written })
}

export const mistakeCases: readonly TextCase[] = [
  ...fields.map(asCase(inFields)),
  ...[...addresses, ...markup, ...prose, ...permits].map(asCase(withBody)),
]

const longText = Array.from({ length: 90 }, (_, index) => `palabra${index % 89}`).join(' ')

/** Sites with files that do not belong there, or fit nothing else. */
export const mistakenFiles: readonly FileCase[] = [
  {
    name: 'a link to an article that was renamed',
    files: {
      'content/blog/guia-para-cobrar-en-linea.mdx': article(),
      'content/blog/a.mdx': article({}, '[x](/blog/guia-de-cobrar-linea-facil)'),
    },
    finds: ['content/blog/a.mdx «[x](/blog/guia-de-cobrar-linea-facil)» link-missing-page'],
    says: ['¿Quisiste decir `/blog/guia-para-cobrar-en-linea`?'],
  },
  {
    name: 'what editors and sync programs leave behind',
    files: {
      'content/.trash/a.mdx': 'x',
      'content/.obsidian/app.json': 'x',
      'content/README.md': 'x',
      'content/blog/README.md': 'x',
      'content/.gitignore': 'x',
      'content/blog/.~lock.a.odt#': 'x',
    },
    finds: [],
  },
  ...(
    [
      ['blog/nota - copia.mdx', 'copied-file', ['copia de `nota.mdx`', 'Si sobra, bórrala']],
      ['blog/nota (1).mdx', 'copied-file', ['copia de `nota.mdx`']],
      ['blog/nota (Copia en conflicto de Ana 2025-08-01).mdx', 'copied-file', ['`nota.mdx`']],
      ['images/.foto.jpg.icloud', 'not-downloaded', ['Descárgalo']],
      ['notas.docx', 'unknown-file', ['Bórralo, o guárdalo fuera']],
      ['images/IMG.heic', 'unknown-extension', ['Expórtala como jpg']],
      ['blog/rtf.mdx', 'foreign-file', ['un documento RTF'], '{\\rtf1\\ansi}'],
      ['blog/word.mdx', 'foreign-file', ['Word'], 'PK\x03\x04\x14\0[Content_Types].xml'],
      ['blog/pagina-html.mdx', 'foreign-file', ['una página HTML'], '<!DOCTYPE html><p>a</p>'],
      ['blog/foto.mdx', 'foreign-file', ['terminación .png'], '\x89PNG\r\n'],
      ['images/foto.png', 'image-kind', ['JPG', 'terminación a .jpg'], '\xff\xd8\xff\xe0'],
      ['images/foto.jpg', 'image-kind', ['HEIC', 'Expórtalo'], '\0\0\0\x18ftypheic'],
      ['images/lfs.png', 'image-kind', ['Git LFS'], 'version https://git-lfs.github.com/spec/v1'],
      ['images/nada.png', 'image-kind', ['0 bytes'], ''],
    ] as const
  ).map(([path, code, says, bytes = 'x']) => ({
    name: `${code}: ${path}`,
    files: { [`content/${path}`]: Buffer.from(bytes, 'latin1') },
    finds: [`content/${path} ${code}`],
    says,
  })),
  {
    name: 'a title twice',
    files: {
      'content/blog/a.mdx': article({ title: 'Cómo cobrar' }),
      'content/blog/b.mdx': article({ title: 'Cómo Cobrar' }),
    },
    finds: ['content/blog/b.mdx «Cómo Cobrar» repeated-title'],
    says: ['content/blog/a.mdx tiene el mismo título.'],
  },
  {
    name: 'the name of the site in a title',
    files: {
      'content/site.yaml': settingsWith({ name: 'Lumbre' }),
      'content/blog/a.mdx': article({ title: 'Precios | Lumbre' }),
    },
    finds: ['content/blog/a.mdx «Precios | Lumbre» site-name-in-title'],
  },
  {
    name: 'an event that is over',
    files: {
      'content/events/a.mdx': mdx(
        sampleFields('events', { status: 'upcoming', date: '2025-01-15' }),
      ),
    },
    finds: ['content/events/a.mdx «upcoming» past-event'],
  },
  {
    name: 'a phone number in words',
    files: { 'content/site.yaml': settingsWith({ phone: 'llámanos' }) },
    finds: ['content/site.yaml «llámanos» no-phone'],
  },
  {
    name: 'a price with zeros too many',
    files: { 'content/services/uno.mdx': serviceWith({ 'detail.price.minimum': 5_500_000 }) },
    finds: ['content/services/uno.mdx «5500000» odd-amount'],
  },
  {
    name: 'an article that is nearly another',
    files: {
      'content/blog/a.mdx': article({ title: 'Uno dos' }, longText),
      'content/blog/b.mdx': article({ title: 'Tres cuatro' }, `${longText} Y algo más.`),
      'content/blog/c.mdx': article(
        { title: 'Cinco seis' },
        longText.replaceAll('palabra', 'frase'),
      ),
    },
    finds: ['content/blog/b.mdx «Tres cuatro» repeated-text'],
    says: ['casi el mismo que el de content/blog/a.mdx'],
  },
  {
    name: 'a price by hand that a plan has',
    files: {
      'content/services/uno.mdx': serviceWith({
        'plans.items.0.price': { currency: 'MXN', minimum: 12500, period: 'once' },
      }),
      'content/blog/a.mdx': article({}, 'Cuesta $12,500 MXN, y otro $99 MXN.'),
    },
    finds: ['content/blog/a.mdx «$12,500 MXN» price-by-hand'],
    says: ['<PlanPrice service="uno" plan='],
  },
  {
    name: 'a price by hand in a field, which cannot quote the plan',
    files: {
      'content/services/uno.mdx': serviceWith({
        'plans.items.0.price': { currency: 'MXN', minimum: 12500, period: 'once' },
      }),
      'content/blog/a.mdx': article({ description: 'Una tienda de $12,500 MXN, en dos días.' }),
    },
    finds: ['content/blog/a.mdx «Una tienda de $12,500 MXN, en dos días.» price-by-hand'],
    says: ['Un dato no lo puede tomar de ahí'],
  },
]
