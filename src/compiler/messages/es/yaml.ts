import type { Repair } from '../../text/range.ts'
import { error } from '../entry.ts'
import { count, writeInstead } from '../phrase.ts'

const writeOr = (sentence: string) => (_: unknown, repair: Repair | undefined) =>
  writeInstead({}, repair) ?? sentence

/** Fields that YAML cannot read, or reads differently from what was meant. */
export const yaml = {
  'yaml-syntax': error({
    message: 'No entiendo esta línea.',
    hint: 'Cada campo va en su línea, como «title: Mi título»; los elementos de una lista, debajo de su campo y con la misma sangría; los textos con signos, entre comillas.',
    bad: 'title: Hola\n- uno',
    good: 'title: Hola\nkeywords:\n  - uno',
  }),
  'yaml-tab': error<{ width: number }>({
    message: 'Esta línea empieza con tabuladores; la sangría se hace con espacios.',
    hint: ({ width }) =>
      width > 0
        ? `En su lugar van ${width} espacios.`
        : 'Bórralos: esta línea empieza en la primera columna.',
    bad: 'keywords:\n\t- uno',
    good: 'keywords:\n  - uno',
  }),
  'yaml-indent': error<{ missing: number }>({
    message: 'La sangría de esta línea no coincide con la de sus vecinas.',
    hint({ missing }) {
      const spaces = count(Math.abs(missing), 'espacio', 'espacios')
      return `${missing < 0 ? 'Quítale' : 'Agrégale'} ${spaces} al principio.`
    },
    bad: 'title: Hola\n  description: Una frase.',
    good: 'title: Hola\ndescription: Una frase.',
  }),
  'yaml-list': error({
    message:
      'Los elementos de una lista empiezan con un guion y un espacio, o van entre corchetes.',
    hint: writeInstead,
    bad: 'keywords:\n  * uno',
    good: 'keywords:\n  - uno',
  }),
  'yaml-comment': error({
    message: 'Lo que sigue a # se lee como comentario y se pierde.',
    hint: (_, repair) =>
      `Pon el valor entre comillas: ${repair?.text}. Si es un comentario, deja un espacio después de #.`,
    bad: 'title: Los #1 de México',
    good: "title: 'Los #1 de México'",
  }),
  'yaml-quotes': error<{ sign?: string }>({
    message({ sign }) {
      if (sign === undefined)
        return 'Estas comillas no encierran todo el valor: van rectas e iguales al principio y al final, o no van.'
      return sign === ':'
        ? 'Este valor tiene dos puntos, así que va entre comillas.'
        : `Un valor que empieza con ${sign} va entre comillas.`
    },
    hint: writeOr("Pon el valor entero entre comillas simples: '…'"),
    example: { sign: ':' },
    bad: 'title: Guía: cobrar en línea',
    good: "title: 'Guía: cobrar en línea'",
  }),
  'yaml-bracket-unclosed': error({
    message: 'Falta cerrar este corchete o esta llave.',
    hint: writeOr('Si es texto, ponlo entre comillas.'),
    bad: 'keywords: [uno, dos',
    good: 'keywords: [uno, dos]',
  }),
  'yaml-number-comma': error<{ isThousands: boolean }>({
    message: ({ isThousands }) =>
      isThousands ? 'Los miles van sin coma.' : 'Los decimales van con punto, no con coma.',
    hint: writeInstead,
    example: { isThousands: true },
    bad: 'price: { currency: MXN, minimum: 1,000 }',
    good: 'price: { currency: MXN, minimum: 1000 }',
  }),
  'yaml-colon': error({
    message: 'Entre el nombre y el valor van dos puntos y un espacio.',
    hint: writeOr(
      'Cada línea es un campo, como «title: Hola»; un comentario empieza con # y un espacio. Si continúa el texto de arriba, empieza la línea con dos espacios.',
    ),
    bad: 'title = Hola',
    good: 'title: Hola',
  }),
}
