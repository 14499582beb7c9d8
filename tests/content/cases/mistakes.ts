import { article, mdx, sampleFields } from '../../support/sample-site.ts'
import type { Files } from '../../support/workspace.ts'
import { inFields, textsOf, withBody } from '../article-lines.ts'
import { articles, serviceWith, settingsWith } from '../spoilt-entries.ts'

/** Links and images whose proposals have to work: the sample site has the article `uno`. */
const addresses: Record<string, string> = {
  'a phone number with spaces': '[llama](tel:+52 55 1234 5678)',
  'a phone number without its scheme': '[Llama](55 1234 5678)',
  'a mail address after a space': '[escribe](mailto: ana@ejemplo.com)',
  'a place with a space': '## Uno dos\n\n[uno](#uno dos)',
  'an image with its size': '![R](/images/muestra.svg =300x200)',
  'an image of a name with %20': '![R](foto%20uno.jpg)',
  'a note of another program': 'Mira [[Uno]]',
  'an address with two spaces in it': '[x](https://a b c)',
  'an image without its second bracket': '![Una mesa(/images/muestra.svg)',
  'a link to the file with its whole path': '[x](/content/blog/uno.mdx)',
  'a link to a video': '[x](/images/video.mp4)',
  'a link to a file beside this one': 'Mira [x](./uno.mdx)',
  'a link to an article that is gone': '[x](/blog/guia-de-cobros-en-linea)',
  'an address in angle brackets between equal words': 'Uno y <https://ejemplo.org> y dos.',
  'an address in quotes': 'Mira [x](“/uno”).',
  'addresses whose beginning was mistyped':
    '[x](https:/a.mx/b) [y](https//a.mx) [z](https://https://a.mx)',
  'an image in the folder of a project':
    '![Una mesa](C:\\lumbre\\content\\images\\equipo\\Ana.svg)',
  'an image without its first sign': '[Una mesa](/images/muestra.svg)',
  'files of another site':
    'Mira [x](foto.jpg), [y](viejo.html), [w](a.mx/b.pdf) y ![z](img/a.png =30x20), ![v](//a.mx/b.png =1x1).',
  'a note with a space before its colon': 'Un dato.[^1]\n\n[^1] : La nota',
}

/** Markup of other programs, or of paper. */
const markup: Record<string, string> = {
  'a list of en dashes': '– uno\n– dos',
  'numbers with a dash': '1.- Primero\n2.- Segundo',
  'a definition below its term': 'Brasa\n: Lo que queda.\n\nUno\n: 1\nDos\n: 2',
  'boxes of other programs': ':::tip[Ojo]\nUno.\n:::\n\n!!! note "Ojo"\n\nA ::: y B.',
  'lists inside of numbered ones, one of them not':
    '1. a\n  - b\n\n    c\n2. d\n   - e\n\n- f\n  - g',
  'a dialogue': '—Hola —dijo.\n—Adiós.',
  'a list of ticks that are emojis': '✔️ uno\n✔️ dos',
  'a note below a price': 'Desde $100.*\n\n*Sin IVA.',
  'a list of letters': 'Así:\na) uno\nb) dos',
  'tasks without their dashes, one of them done': '[ ] tarea\n[x] otra',
  'languages of code': '```c#\nint a;\n```\n\n```cmd\ndir\n```\n\n```golnag\na\n```',
  'a table of a spreadsheet': 'Plan\tPrecio\nBásico\t100',
  'a table without outer bars': 'Plan | Precio\n--- | ---\nBásico | 100',
  'a table whose dashes became longer ones': '| A | B |\n| — | — |\n| 1 | 2 |',
  'a table without its head': '| --- | --- |\n| 1 | 2 |',
  'a blank line in a table': '| Plan |\n| --- |\n| uno |\n\n| dos |',
  'a cell of two lines': '| A | B |\n| --- | --- |\n| 1 | uno\ndos |',
  'a blank line below the head': '| Plan |\n\n| --- |\n| uno |',
  'underlined headings': 'Cómo empezar\n---\n\nCómo *seguir*\n===\n\nTexto.',
  'code by its indentation':
    'Así:\n\n    uno\n\n    dos\n    tres\n\n- a\n\n      b\n\nY así:\n\n\tcuatro\n\n    De\ncinco.\n\n<br>Seis.\n\n    <!-- siete -->\n\nAsí:\n\n    <p>ocho</p>',
  'a bar inside of code in a table': '| A | B |\n| --- | --- |\n| 1 | `a|b` |',
  'a fence of straight quotes': "'''\nuno\n'''",
  'a comparison': 'Con a == b y c == d.',
  'two amounts': 'De $100 a $200, o $USD.',
  'formulas, in a line and apart': 'Donde $a = b$.\n\n$$\nx = y\n$$',
  contents: '[TOC]',
  'a gallery and code of WordPress': '[gallery ids="1,2"]\n\n[java]\nclass Uno;\n[/java]',
  'an emoji by its name': 'Hola :smile: a todos.',
  'an hour': 'A las 10:30:15 h.',
  'what is still to be filled in':
    'PENDIENTE: precio, y pendiente: nada. De [Nombre de la empresa], [FOTO AQUÍ], [insertar enlace aquí] y [PENDIENTE: cifras].\n\nCuesta XXXX. TODO ???',
  'citations of a chat':
    'Uno citeturn0search1 y dos \ue200cite\ue202turn1view0\ue201.[cite: 1, 2] Tres【4†source】.',
  'citations of an encyclopedia': 'Un dato.[1] Otro,[12] y uno (datos[0]).',
  'attributes of other programs':
    '## Uno {#únó}\n\n[Dos]{.mark} y [uno](#únó){target="_blank"}.\n{: .nota}',
  'templates of other systems':
    '{% include mapa.html %}\n\n{{< mapa id="a" >}}\n\nHola, {{ page.title }}.',
  'formulas with braces': 'Mide \\\\(x_{i}\\\\).\n\n$$\n\\frac{a}{b} = e^{i=0}\n$$\n\nHola, {a}.',
  'what a template leaves to fill in': 'Según [fuente]. [Mira](https://tusitio.com/a).',
  'a space before a sign that closes': '¿Cuánto cuesta ? Así !',
  'words in angle brackets': 'Hola <Nombre>, de <Dirección> y <Calout>.',
  'a comment of Obsidian': 'Uno %%sin revisar%% y 100 %.',
  'a task for later': 'TODO: escribir esto.',
  'UTF-8 read as something else, in two of three lines':
    'Uno más.\nEl niÃ±o, Ã\u0081ngel, â€œDosâ€\u009d y Ã¡rbol.\nOtra descripciÃ³n.',
  'a line break of Word': 'Uno\u000bdos.',
  'a hard space after the dash of a point': '-\u00a0uno',
}

/** Mistakes in the words themselves. */
const prose: Record<string, string> = {
  'a question without its last sign': '¿Cuánto cuesta.',
  'an exclamation without its first sign': 'Es fácil. Hazlo!',
  'pairs of every kind': '¿Qué? ¡Ya! ¡Qué dices? ¿¡Cómo!? Y **¿esto?** (?) `a?` https://a.mx/?b=1',
  'words that may stand twice': 'Muy muy rápido, no no, no para para comer, la La Paz.',
}

const permits: Record<string, string> = {
  'a permit that is too far away':
    '{/* lumbre-permite unpaired-mark: es la marca */}\n\nUno.\n\nYahoo! vive.',
  'a permit without its reason': '{/* lumbre-permite unpaired-mark */}\n\nYahoo! vive.',
  'a permit for an error': '{/* lumbre-permite expression: sí, de veras */}\n\n{1}',
}

/** One field of a valid article, in the place of its own or after the last one. */
const fields: Record<string, string> = {
  'an en dash in a day': 'date: 2025–01–15',
  'a hard hyphen in a day': 'date: 2025\u201101\u201115',
  'a hard space before a colon': 'title\u00a0: Hola',
  'a Cyrillic letter in a name': 'author: unо',
  'a title that is cut': 'title: C # para todos',
  'Markdown in a title': 'title: Cómo **vender** más',
  'a year of antiquity': 'date: 0206-01-15',
  'a correction in the future': 'updated: 2026-01-01',
  'a description without end': `description: ${'Una frase larga. '.repeat(40)}`,
}

export const mistakeCases: Record<string, string> = {
  ...textsOf(fields, inFields),
  'a permit above a field, and a space after the closing line': inFields(
    '# lumbre-permite unpaired-mark: es la marca\ntitle: Vive en Yahoo!',
  ).replace('\n---\n', '\n--- \n'),
  ...textsOf({ ...addresses, ...markup, ...prose, ...permits }, withBody),
}

const dearPlan = { 'plans.items.0.price': { currency: 'MXN', minimum: 12500, period: 'once' } }
const longText = Array.from({ length: 90 }, (_, index) => `palabra${index % 89}`).join(' ')

/** Files of other programs, each one alone in a site. */
const foreignFiles: Record<string, Files> = Object.fromEntries(
  Object.entries({
    'blog/nota - copia.mdx': 'x',
    'blog/nota (Copia en conflicto de Ana 2025-08-01).mdx': 'x',
    'images/.foto.jpg.icloud': 'x',
    'notas.docx': 'x',
    'images/IMG.heic': 'x',
    'blog/rtf.mdx': '{\\rtf1\\ansi}',
    'blog/word.mdx': 'PK\x03\x04\x14\0[Content_Types].xml',
    'blog/pagina-html.mdx': '<!DOCTYPE html><p>a</p>',
    'images/foto.png': '\xff\xd8\xff\xe0',
    'images/foto.jpg': '\0\0\0\x18ftypheic',
    'images/lfs.png': 'version https://git-lfs.github.com/spec/v1',
    'images/nada.png': '',
  }).map(([path, bytes]) => [path, { [`content/${path}`]: Buffer.from(bytes, 'latin1') }]),
)

/** Sites with files that do not belong there, or fit nothing else. */
export const mistakenFiles: Record<string, Files> = {
  'a permit above a promise': {
    'content/promesas.yaml': `promises:
  # lumbre-permite unpaired-mark: es la marca
  - { in: services/uno, says: [title], why: Vive en Yahoo! }
  - { in: services/uno, says: [title], why: Cuánto cuesta? }
figures: []
`,
  },
  'a permit below the last paragraph': articles({
    a: [{ title: 'Cuánto cuesta?' }, 'Hola.\n\n{/* lumbre-permite unpaired-mark: es la marca */}'],
  }),
  'what editors and sync programs leave behind': {
    'content/.trash/a.mdx': 'x',
    'content/.obsidian/app.json': 'x',
    'content/README.md': 'x',
    'content/blog/README.md': 'x',
    'content/.gitignore': 'x',
    'content/.DS_Store': 'x',
    'content/blog/.~lock.a.odt#': 'x',
    'content/__MACOSX/blog/._a.mdx': 'x',
  },
  ...foreignFiles,
  'a title twice': articles({ a: [{ title: 'Cómo cobrar' }], b: [{ title: 'Cómo Cobrar' }] }),
  'the name of the site in a title': {
    'content/site.yaml': settingsWith({ name: 'Lumbre' }),
    'content/blog/a.mdx': article({ title: 'Precios | Lumbre' }),
  },
  'an event that is over': {
    'content/events/a.mdx': mdx(sampleFields('events', { status: 'upcoming', date: '2025-01-15' })),
  },
  'a phone number in words': { 'content/site.yaml': settingsWith({ phone: 'llámanos' }) },
  'a price with zeros too many': {
    'content/services/uno.mdx': serviceWith({ 'detail.price.minimum': 55_000_000 }),
  },
  'two plans that stand out': {
    'content/services/uno.mdx': serviceWith({
      'plans.items.0.popular': true,
      'plans.items.1': {
        ...(sampleFields('services').plans as { items: object[] }).items[0],
        id: 'b',
        popular: true,
      },
    }),
  },
  'an article that is nearly another': articles({
    a: [{ title: 'Uno dos' }, longText],
    b: [{ title: 'Tres cuatro' }, `${longText} Y algo más.`],
    c: [{ title: 'Cinco seis' }, longText.replaceAll('palabra', 'frase')],
  }),
  'a price by hand that a plan has': {
    'content/services/uno.mdx': serviceWith(dearPlan),
    'content/blog/a.mdx': article(
      {},
      'Cuesta $12,500 MXN, y otro $99 MXN, o $12,500 MXN al mes, y otra vez $12,500 MXN.',
    ),
  },
  'a price by hand in a field, which cannot quote the plan': {
    'content/services/uno.mdx': serviceWith(dearPlan),
    'content/blog/a.mdx': article({ description: 'Una tienda de $12,500 MXN, en dos días.' }),
  },
}
