import { shorten } from '../../text/printable.ts'
import { error } from '../entry.ts'
import { code, insteadOfTemplate, literalTag, quoted } from '../phrase.ts'

/** Bodies that the parser cannot read, or not in reasonable time. */
export const bodySyntax = {
  'body-too-long': error<{ limit: number }>({
    message: ({ limit }) => `El texto tiene más de ${limit.toLocaleString('en')} caracteres.`,
    hint: 'Divídelo en varios archivos.',
    example: { limit: 1000000 },
    bad: 'Un texto de más de un millón de caracteres.',
    good: 'El mismo texto, en varios archivos.',
  }),
  'body-too-complex': error({
    message: 'Este bloque tiene demasiados signos de formato o demasiadas líneas seguidas.',
    hint: 'Sepáralo con líneas en blanco, o acórtalo.',
    bad: 'Un párrafo con miles de asteriscos o corchetes.',
    good: 'El mismo párrafo, dividido en varios.',
  }),
  'invalid-syntax': error({
    message: 'Desde aquí no se entiende el texto.',
    hint: 'Revisa las etiquetas < > y las llaves { } de esta parte.',
    bad: 'Un texto con etiquetas o llaves que se cruzan.',
    good: 'El mismo texto, en el que cada una se cierra antes que la que la contiene.',
  }),
  'unclosed-brace': error({
    message: 'Esta llave { se abre y no se cierra, o se cierra fuera de su cita o de su lista.',
    hint: 'Si es parte del texto, escribe \\{, o ponla entre acentos graves: `{`.',
    bad: 'Una llave { sola.',
    good: 'Una llave \\{ sola.',
  }),
  'html-comment': error({
    message: 'Los comentarios <!-- … --> no se usan aquí.',
    hint: 'Bórralo, o escribe {/* … */}: no se publica.',
    bad: '<!-- Falta la foto -->',
    good: '{/* Falta la foto */}',
  }),
  'html-declaration': error({
    message: 'Lo que empieza con <!, <? o <% no se usa aquí.',
    hint: `Bórralo. ${literalTag}`,
    bad: '<!DOCTYPE html>\n\nUn texto.',
    good: 'Un texto.',
  }),
  'angle-link': error<{ target: string }>({
    message: 'Los enlaces no van entre los signos < y >.',
    hint: ({ target }) => `Escribe la dirección sola, o con un texto: [texto](${target}).`,
    bad: 'Mira <https://ejemplo.com>.',
    good: 'Mira https://ejemplo.com.',
  }),
  'stray-less-than': error({
    message: 'El signo < abre una etiqueta, y aquí no sigue ninguna.',
    hint: literalTag,
    bad: 'Cuesta <100 pesos.',
    good: 'Cuesta \\<100 pesos.',
  }),
  'unfinished-tag': error<{ name: string }>({
    message: ({ name }) => `A la etiqueta <${name} le falta el signo > que la termina.`,
    hint: ({ name }) => `Termínala: <${name} …>. ${literalTag}`,
    example: { name: 'Callout' },
    bad: '<Callout title="Ojo"\n\nUn texto.',
    good: '<Callout title="Ojo">\n\nUn texto.\n\n</Callout>',
  }),
  'unclosed-quote': error({
    message: 'Estas comillas se abren y no se cierran.',
    hint: 'Ciérralas al final del valor, en la misma línea.',
    bad: '<Callout title="Ojo>\n\nUn texto.\n\n</Callout>',
    good: '<Callout title="Ojo">\n\nUn texto.\n\n</Callout>',
  }),
  'nested-quotes': error<{ correct: string }>({
    message: 'Las comillas de dentro terminan el valor antes de tiempo.',
    hint: ({ correct }) => `Usa otras comillas por fuera: ${correct}`,
    bad: '<Callout title="El "mejor" plan">Un texto.</Callout>',
    good: '<Callout title=\'El "mejor" plan\'>Un texto.</Callout>',
  }),
  'unquoted-value': error<{ name: string }>({
    message: ({ name }) => `En la etiqueta <${name}> los valores van entre comillas rectas.`,
    hint: (_, repair) =>
      repair ? `Escribe ${shorten(repair.text, 600)}` : 'Por ejemplo: title="Un título".',
    example: { name: 'Callout' },
    bad: '<Callout title=Ojo>Un texto.</Callout>',
    good: '<Callout title="Ojo">Un texto.</Callout>',
  }),
  'invalid-tag': error<{ name: string; isClosing: true } | { name: string; sign: string }>({
    message: (data) =>
      'sign' in data
        ? `En la etiqueta <${data.name}> no se entiende ${quoted(data.sign)}.`
        : `La etiqueta de cierre </${data.name}> lleva algo que sobra.`,
    hint: (data) => ('sign' in data ? literalTag : `Escribe solo </${data.name}>.`),
    example: { name: 'Callout', sign: ';' },
    bad: '<Callout title="Ojo";>Un texto.</Callout>',
    good: '<Callout title="Ojo">Un texto.</Callout>',
  }),
  'unclosed-tag': error<{ name: string; how: keyof typeof unclosedHints }>({
    message: ({ name, how }) =>
      how === 'elsewhere'
        ? `<${name}> se abre y se cierra en partes distintas del texto.`
        : `<${name}> se abre y no se cierra.`,
    hint: ({ name, how }) => unclosedHints[how](name),
    example: { name: 'Callout', how: 'nowhere' },
    bad: '<Callout>\n\nUn texto.',
    good: '<Callout>\n\nUn texto.\n\n</Callout>',
  }),
  'mismatched-tag': error<{
    closing: string
    opening: string
    line: number
    isOpeningWrong: boolean
  }>({
    message: ({ closing, opening, line }) =>
      `Aquí se cierra </${closing}>, pero la última etiqueta abierta es <${opening}> (línea ${line}).`,
    hint: ({ closing, opening, line, isOpeningWrong }) =>
      isOpeningWrong ? `Escribe <${closing}> en la línea ${line}.` : `Escribe </${opening}>.`,
    example: { closing: 'Calout', opening: 'Callout', line: 1, isOpeningWrong: false },
    bad: '<Callout>\n\nUn texto.\n\n</Calout>',
    good: '<Callout>\n\nUn texto.\n\n</Callout>',
  }),
  'unopened-tag': error<{ name: string }>({
    message: ({ name }) => `</${name}> cierra una etiqueta que no se abrió.`,
    hint: ({ name }) => `Bórrala, o escribe <${name}> donde empieza.`,
    example: { name: 'Callout' },
    bad: 'Un texto. </Callout>',
    good: 'Un texto.',
  }),
  'import-export': error({
    message: 'Los textos no importan ni exportan nada.',
    hint: 'Borra la línea: los componentes ya están disponibles.',
    bad: "import { Callout } from 'callout'\n\nUn texto.",
    good: 'Un texto.',
  }),
  expression: error<{
    prop?: string
    isSpread?: boolean
    kind?: keyof typeof otherBraces
    written?: string
  }>({
    message: ({ prop, written }) => {
      if (written) return `${code(written)} es de otro programa y aquí no se usa.`
      return prop === undefined
        ? 'Las llaves { } encierran código, y los textos no llevan código.'
        : `El valor de ${code(prop)} va entre comillas, no entre llaves.`
    },
    hint: ({ prop, isSpread, kind }) => {
      if (kind) return otherBraces[kind]
      if (isSpread) return 'Escribe cada campo con su nombre: title="…".'
      return prop === undefined
        ? 'Si son parte del texto, escribe \\{ y \\}, o ponlas entre acentos graves: `{ }`.'
        : `${prop}="…"`
    },
    example: {},
    bad: 'Hola, {nombre}.',
    good: 'Hola, \\{nombre\\}.',
  }),
}

/** What to do about braces that have a meaning elsewhere. */
const otherBraces = {
  attributes: 'Bórralo.',
  template: `${insteadOfTemplate} Si es parte del texto, ponlo entre acentos graves.`,
  formula: 'Si es una fórmula, escríbela con palabras, o entre acentos graves.',
}

const unclosedHints = {
  nowhere: (name: string) => `Escribe </${name}> donde termina.`,
  elsewhere: () =>
    'Pon las dos en líneas propias, con una línea en blanco antes y después, y fuera de listas, citas y negritas.',
  empty: (name: string) => `Ciérralo en la misma etiqueta: <${name} … />.`,
}
