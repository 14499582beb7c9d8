import { article } from '../../support/sample-site.ts'
import { withBody } from '../article-lines.ts'
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

export const mistakeCases: readonly TextCase[] = [...addresses.map(asCase(withBody))]

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
]
