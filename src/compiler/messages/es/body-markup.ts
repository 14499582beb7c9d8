import { warning } from '../entry.ts'
import { code, insteadOfTemplate } from '../phrase.ts'

type LinkAsText = {
  fault: keyof typeof reasons
  isImage: boolean
  /** Absent when no working address is known. */
  correct?: string
  /** The page of the site that `correct` leads to. */
  page?: string
  /** Whether the image's file has to be renamed. */
  isFile: boolean
}

const reasons = {
  quotes: 'no se entienden las comillas que siguen a la dirección.',
  size: 'el tamaño no se escribe; la página lo calcula.',
  spaces: 'la dirección no lleva espacios.',
  wiki: 'los dobles corchetes no se usan aquí.',
  gap: 'sobra el espacio entre ] y (.',
  swapped: 'los corchetes y los paréntesis están al revés.',
  'no-bracket': 'le falta el corchete ] antes de la dirección.',
  unclosed: 'le falta el paréntesis ) al final de la dirección.',
  phone: 'un teléfono lleva tel: delante y no lleva espacios.',
}

function linkHint({ fault, correct, isImage, isFile }: LinkAsText): string {
  if (correct === undefined && isImage) return 'Escribe ![Lo que se ve](/images/foto.webp).'
  if (correct === undefined)
    return fault === 'wiki'
      ? 'No hay ninguna página con ese nombre. Para enlazar otra: [el texto](/ruta).'
      : 'Escribe [el texto](/ruta), con una dirección completa y sin espacios.'
  if (fault === 'quotes') return `Deja solo la dirección: ${correct}.`
  return isFile ? `Escribe ${correct}, y nombra así el archivo.` : `Escribe ${correct}.`
}

/** Markup that the parser did not understand and that would be published literally. */
export const bodyMarkup = {
  'link-as-text': warning<LinkAsText>({
    message: ({ fault, isImage }) =>
      `Esto parece ${isImage ? 'una imagen' : 'un enlace'} y no lo es: ${reasons[fault]}`,
    hint: linkHint,
    example: { fault: 'gap', correct: '[los precios](/precios)', isFile: false, isImage: false },
    bad: 'Mira [los precios] (/precios).',
    good: 'Mira [los precios](/precios).',
  }),
  'missing-definition': warning<{ label: string; name: string }>({
    message: ({ name }) =>
      `Ninguna línea dice a dónde lleva [${name}], así que esto no es un enlace.`,
    hint: ({ label, name }) => `Agrega al final: [${name}]: /ruta. O escribe [${label}](/ruta).`,
    example: { label: 'los precios', name: 'tabla' },
    bad: 'Mira [los precios][tabla].',
    good: 'Mira [los precios][tabla].\n\n[tabla]: /precios',
  }),
  'bold-as-text': warning<{ fault: 'spaces' | 'glued'; bold: string } | { fault: 'unclosed' }>({
    message: ({ fault }) => {
      if (fault === 'unclosed') return 'Estos ** se abren y no se cierran.'
      return fault === 'spaces'
        ? 'Estos ** no hacen negrita: van pegados al texto, sin espacios.'
        : 'Estos ** no hacen negrita: están pegados a la palabra de al lado.'
    },
    hint: (data) => {
      if (data.fault === 'unclosed')
        return 'Pon otros ** donde termina la negrita. Si son parte del texto, escribe \\*\\*.'
      if (data.fault === 'spaces') return `Escribe ${data.bold}.`
      return `Deja un espacio entre ${data.bold} y esa palabra.`
    },
    example: { fault: 'spaces', bold: '**negrita**' },
    bad: 'Un texto con ** negrita **.',
    good: 'Un texto con **negrita**.',
  }),
  'heading-as-text': warning<{ signs: string; title: string }>({
    message: ({ signs }) => `Después de ${signs} va un espacio.`,
    hint: ({ signs, title }) => `Escribe ${signs} ${title}`,
    example: { signs: '##', title: 'Cómo empezar' },
    bad: '##Cómo empezar',
    good: '## Cómo empezar',
  }),
  'list-as-text': warning<{ mark: string }>({
    message: 'Estas líneas parecen una lista y no lo son: salen seguidas, en un mismo párrafo.',
    hint: ({ mark }) => `Cada línea de una lista empieza así, con su espacio: ${mark}uno`,
    example: { mark: '- ' },
    bad: '• Uno.\n• Dos.',
    good: '- Uno.\n- Dos.',
  }),
  'box-as-text': warning<{ written: string }>({
    message: ({ written }) => `Con ${written} no se hace un recuadro.`,
    hint: 'Escribe <Callout title="…"> y termina con </Callout>, sin signos al principio de las líneas.',
    example: { written: '[!NOTE]' },
    bad: '> [!NOTE]\n> Un texto.',
    good: '<Callout title="Nota">\n\nUn texto.\n\n</Callout>',
  }),
  'table-as-text': warning<{ fault: keyof typeof tables; divider?: string }>({
    message: ({ fault }) => tables[fault].fault,
    hint: ({ fault, divider = '' }) => `${tables[fault].hint} ${divider}`.trim(),
    example: { fault: 'missing', divider: '| --- | --- |' },
    bad: '| Plan | Precio |\n| Básico | $1,000 |',
    good: '| Plan | Precio |\n| --- | --- |\n| Básico | $1,000 |',
  }),
  'fence-as-text': warning<{ written?: string }>({
    message: ({ written }) =>
      written
        ? `Con ${written} no se abre ni se cierra un bloque de código.`
        : 'La sangría no hace un bloque de código: esto sale como un párrafo.',
    hint: ({ written }) =>
      written
        ? 'Van tres acentos graves: ```'
        : 'Si es código, pon ``` en una línea antes y en otra después. Si no, borra la sangría.',
    example: { written: '´´´' },
    bad: '´´´js\nconst precio = 1000\n´´´',
    good: '```js\nconst precio = 1000\n```',
  }),
  'open-backtick': warning<{ inTable?: boolean }>({
    message: 'Este acento grave ` se abre y no se cierra.',
    hint: ({ inTable }) =>
      inTable
        ? 'Pon otro donde termina el código, en la misma celda, o bórralo. Si el código lleva una barra, escribe \\|.'
        : 'Pon otro donde termina el código, o bórralo. Si es parte del texto, escribe \\`.',
    example: {},
    bad: 'Abre `npm run dev y espera.',
    good: 'Abre `npm run dev` y espera.',
  }),
  'odd-space': warning<{ after: string; name: string; code: string }>({
    message: ({ after, name, code }) =>
      `${after ? `Después de ${after}` : 'Al principio de la línea'} hay un ${name} (${code}), que no es el espacio normal.`,
    hint: ({ after }) =>
      after ? `Bórralo y escribe ${after} con un espacio de la barra.` : 'Bórralo.',
    example: { after: '##', name: 'espacio duro', code: 'U+00A0' },
    bad: '##\u00a0Cómo empezar',
    good: '## Cómo empezar',
  }),
  'year-as-list': warning<{ number: string; sign: string }>({
    message: ({ number, sign }) =>
      `Una línea que empieza con ${number}${sign} es una lista numerada.`,
    hint: ({ number, sign }) =>
      `Escribe ${number}\\${sign}, o empieza la frase de otro modo: En ${number}…`,
    example: { number: '2025', sign: '.' },
    bad: '2025. Fue un buen año.',
    good: '2025\\. Fue un buen año.',
  }),
  'rule-as-heading': warning<{ sign: string }>({
    message: ({ sign }) => `Pegado debajo de un párrafo, ${sign} lo convierte en título.`,
    hint: ({ sign }) => `Deja una línea en blanco antes de ${sign}. Un título se escribe con ##.`,
    example: { sign: '---' },
    bad: 'Así termina esta parte.\n---\n\nY así sigue.',
    good: 'Así termina esta parte.\n\n---\n\nY así sigue.',
  }),
  'foreign-markup': warning<{ kind: keyof typeof foreign; written: string }>({
    message: ({ kind, written }) => `${code(written)} ${foreign[kind].fault}`,
    hint: ({ kind }) => foreign[kind].hint,
    example: { kind: 'highlight', written: '==importante==' },
    bad: 'Esto es ==importante==.',
    good: 'Esto es **importante**.',
  }),
}

const tables = {
  missing: { fault: 'A esta tabla le falta su línea de guiones.', hint: 'Debajo de esta va' },
  divider: {
    fault: 'La línea de guiones de esta tabla no corresponde a su encabezado.',
    hint: 'Escribe',
  },
  headless: {
    fault: 'A esta tabla le falta su encabezado.',
    hint: 'Arriba de esta línea va una con el nombre de cada columna: | Plan | Precio |',
  },
  apart: {
    fault: 'Esta fila quedó fuera de su tabla.',
    hint: 'Borra la línea en blanco que la separa.',
  },
  cells: {
    fault: 'Esto parece una tabla, y sale como un párrafo.',
    hint: 'Separa las celdas con barras, | así | y así |, y debajo del encabezado va',
  },
}

/** What other programs do with their own markup, and what to write here. */
const foreign = {
  highlight: {
    fault: 'no resalta nada: se publica tal cual.',
    hint: 'Para resaltar: **negrita**.',
  },
  formula: {
    fault: 'no hace una fórmula: se publica tal cual.',
    hint: 'Escríbela con palabras, o entre acentos graves.',
  },
  contents: {
    fault: 'no hace un índice: se publica tal cual.',
    hint: 'Borra la línea: el índice de un artículo se hace solo.',
  },
  shortcode: {
    fault: 'es de otro sistema y se publica tal cual.',
    hint: insteadOfTemplate,
  },
  chat: {
    fault: 'es una marca de un asistente de IA y se publica tal cual.',
    hint: 'Bórrala.',
  },
  comment: {
    fault: 'no es un comentario: se publica tal cual.',
    hint: 'Lo que no se publica va así: {/* … */}.',
  },
  citation: {
    fault: 'no hace una nota: se publica tal cual.',
    hint: 'Si vino de otro texto, bórrala. Para una nota al pie escribe [^1] y, más abajo, [^1]: la nota.',
  },
  letters: {
    fault: 'lleva letras que el buscador no encuentra y que un lector de pantalla lee mal.',
    hint: 'Escríbelo con el teclado.',
  },
  emoji: {
    fault: 'no se convierte en un emoji.',
    hint: 'Pega el emoji mismo.',
  },
} as const
