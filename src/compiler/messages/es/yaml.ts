import { printable, shorten } from '../../text/printable.ts'
import type { Repair } from '../../text/range.ts'
import { error } from '../entry.ts'
import { code, count, writeInstead } from '../phrase.ts'

const inQuotes = (_: unknown, repair: Repair | undefined) =>
  repair && `Si es texto, ponlo entre comillas: ${repair.text}`

/** Fields that YAML cannot read, or reads differently from what was meant. */
export const yaml = {
  'yaml-syntax': error({
    message: 'No entiendo esta línea.',
    hint: 'Cada campo va en su línea, como «title: Mi título»; los textos con signos, entre comillas.',
    bad: 'title: Hola\n- uno',
    good: 'title: Hola\nkeywords:\n  - uno',
  }),
  'yaml-tab': error<{ isMany: boolean; isNested: boolean; width?: number | undefined }>({
    message: ({ isMany }) =>
      `Esta línea empieza con ${isMany ? 'tabuladores' : 'un tabulador'}; la sangría se hace con espacios.`,
    hint: ({ isMany, isNested, width }) => {
      if (width) return `${isMany ? 'Cámbialos' : 'Cámbialo'} por ${width} espacios.`
      if (isNested)
        return isMany ? 'Cambia cada tabulador por dos espacios.' : 'Cámbialo por dos espacios.'
      return `${isMany ? 'Bórralos' : 'Bórralo'}: este campo empieza en la primera columna.`
    },
    example: { isMany: false, isNested: true },
    bad: 'keywords:\n\t- uno',
    good: 'keywords:\n  - uno',
  }),
  'yaml-indent': error<{ missing: number; item?: string }>({
    message: 'La sangría de esta línea no coincide con la de sus vecinas.',
    hint: ({ missing, item }) => {
      if (item !== undefined)
        return `Si es otro elemento de la lista, lleva su guion: «- ${shorten(item, 60)}»`
      if (missing === 0) return 'Los campos de un mismo grupo empiezan en la misma columna.'
      const spaces = count(Math.abs(missing), 'espacio', 'espacios')
      return `${missing < 0 ? 'Quítale' : 'Agrégale'} ${spaces} al principio.`
    },
    bad: 'title: Hola\n  description: Una frase.',
    good: 'title: Hola\ndescription: Una frase.',
  }),
  'yaml-list': error<{ fault: 'asterisk' | 'glued' | 'same-line' | 'no-brackets' | 'stray' }>({
    message: ({ fault }) =>
      ({
        asterisk: 'Los elementos de una lista empiezan con un guion, no con un asterisco.',
        glued: 'Después del guion de un elemento va un espacio.',
        'same-line': 'Una lista empieza en la línea siguiente: un guion y un espacio por elemento.',
        'no-brackets': 'Una lista en una sola línea va entre corchetes.',
        stray: 'Este elemento no está en ninguna lista.',
      })[fault],
    hint({ fault }, repair) {
      if (fault === 'stray') return 'Va debajo de los demás de su lista, con la misma sangría.'
      const [first = ''] = repair?.text.trim().split('\n') ?? []
      return fault === 'same-line'
        ? inQuotes({}, repair)
        : repair && `Escribe «${shorten(first, 100)}»`
    },
    example: { fault: 'asterisk' },
    bad: 'keywords:\n  * uno',
    good: 'keywords:\n  - uno',
  }),
  'yaml-comment': error<{ inList: boolean }>({
    message: 'Lo que sigue a # se lee como comentario y se pierde.',
    hint: ({ inList }, repair) =>
      inList
        ? writeInstead({}, repair)
        : `Pon el valor entre comillas: ${repair?.text}. Si es un comentario, deja un espacio después de #.`,
    bad: 'title: Los #1 de México',
    good: "title: 'Los #1 de México'",
  }),
  'yaml-needs-quotes': error<{ sign?: string }>({
    message: ({ sign = 'este signo' }) => `Un valor que empieza con ${sign} va entre comillas.`,
    hint: (_, repair) => repair?.text,
    example: { sign: '@' },
    bad: 'title: @lumbre',
    good: "title: '@lumbre'",
  }),
  'yaml-quotes': error({
    message: 'Estas comillas son tipográficas, y aquí van las rectas.',
    hint: writeInstead,
    bad: 'title: “Hola: mundo”',
    good: 'title: "Hola: mundo"',
  }),
  'yaml-after-quote': error({
    message: 'Aquí sobra texto: el valor ya terminó.',
    hint: (_, repair) => `Pon todo el valor entre las mismas comillas: ${repair?.text}`,
    bad: 'title: "Hola" mundo',
    good: 'title: Hola mundo',
  }),
  'yaml-backslash': error({
    message: 'Entre comillas dobles, la diagonal invertida \\ tiene un significado especial.',
    hint: "Usa comillas simples: '…'",
    bad: 'title: "C:\\pagos"',
    good: "title: 'C:\\pagos'",
  }),
  'yaml-block-text': error({
    message: 'Después de | o > el texto empieza en la línea siguiente, con dos espacios.',
    hint: (_, repair) => `O ponlo entre comillas: ${repair?.text}`,
    bad: 'title: | Hola',
    good: "title: '| Hola'",
  }),
  'yaml-bracket-unclosed': error<{ bracket: '[' | '{' }>({
    message: ({ bracket }) =>
      bracket === '{' ? 'Falta cerrar este grupo: { … }' : 'Falta cerrar este corchete: [ … ]',
    hint: 'Si es texto, ponlo entre comillas.',
    example: { bracket: '[' },
    bad: 'keywords: [uno, dos',
    good: 'keywords: [uno, dos]',
  }),
  'yaml-extra-sign': error<{ sign: string }>({
    message: ({ sign }) => `Sobra "${printable(sign)}".`,
    hint: (_, repair) => (repair?.text ? writeInstead({}, repair) : 'Bórralo.'),
    example: { sign: ',' },
    bad: 'title: "Hola",',
    good: 'title: "Hola"',
  }),
  'yaml-comma-missing': error<{ isSemicolon: boolean }>({
    message: ({ isSemicolon }) =>
      isSemicolon
        ? 'Entre los campos de { } van comas, no punto y coma.'
        : 'Aquí falta una coma entre dos campos.',
    hint: writeInstead,
    example: { isSemicolon: false },
    bad: 'price: { currency: MXN minimum: 370 }',
    good: 'price: { currency: MXN, minimum: 370 }',
  }),
  'yaml-number-comma': error<{ isThousands: boolean; isText?: boolean }>({
    message({ isThousands, isText }) {
      if (isText) return 'Entre llaves, un texto con comas va entre comillas.'
      return isThousands ? 'Los miles van sin coma.' : 'Los decimales van con punto, no con coma.'
    },
    hint: writeInstead,
    example: { isThousands: true },
    bad: 'price: { currency: MXN, minimum: 1,000 }',
    good: 'price: { currency: MXN, minimum: 1000 }',
  }),
  'yaml-colon': error<{ name: string }>({
    message: ({ name }) => `El valor de ${code(name)} tiene dos puntos, así que va entre comillas.`,
    hint: ({ name }, repair) => repair && `${shorten(name)}: ${repair.text}`,
    example: { name: 'title' },
    bad: 'title: Guía: cobrar en línea',
    good: "title: 'Guía: cobrar en línea'",
  }),
  'yaml-colon-space': error({
    message: 'Después de los dos puntos va un espacio.',
    hint: writeInstead,
    bad: 'title:Hola',
    good: 'title: Hola',
  }),
  'yaml-colon-missing': error<{ hasEquals: boolean }>({
    message: ({ hasEquals }) =>
      hasEquals
        ? 'Entre el nombre y el valor van dos puntos, no un signo de igual.'
        : 'A esta línea le faltan los dos puntos entre el nombre y el valor.',
    hint: (_, repair) =>
      (repair && shorten(repair.text, 200)) ??
      'Cada línea es un campo, como «title: Hola»; un comentario empieza con # y un espacio. Si continúa el texto de arriba, empieza la línea con dos espacios.',
    example: { hasEquals: true },
    bad: 'title = Hola',
    good: 'title: Hola',
  }),
  'yaml-documents': error({
    message: 'Aquí empieza un segundo bloque, y un archivo lleva uno solo.',
    hint: 'Borra la línea de tres puntos (...) o guiones (---) con la que empieza.',
    bad: 'title: Hola\n...\ndescription: Una frase.',
    good: 'title: Hola\ndescription: Una frase.',
  }),
  'frontmatter-not-a-mapping': error({
    message: 'Aquí van campos con su nombre, no una lista ni un texto suelto.',
    hint: 'Por ejemplo: «title: Mi título».',
    bad: '- Hola\n- mundo',
    good: 'title: Hola',
  }),
}
