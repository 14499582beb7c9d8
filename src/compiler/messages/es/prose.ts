import { warning } from '../entry.ts'
import { code, didYouMean, quoted } from '../phrase.ts'

/** Warnings about the words themselves, in bodies and in fields. */
export const prose = {
  mojibake: warning<{ written: string; meant: string }>({
    message: ({ written, meant }) =>
      `${quoted(written)} es una ${quoted(meant)} que se guardó con otra codificación.`,
    hint: ({ meant }) => `Escribe ${meant}, y guarda el archivo como UTF-8.`,
    example: { written: 'Ã³', meant: 'ó' },
    bad: 'Una descripciÃ³n.',
    good: 'Una descripción.',
  }),
  'unfinished-text': warning<{ written: string }>({
    message: ({ written }) => `${quoted(written)} es texto de relleno o un pendiente.`,
    hint: 'Escribe el texto verdadero. Para un pendiente que no se publique: {/* Falta la foto */}.',
    example: { written: 'Lorem ipsum' },
    bad: 'Lorem ipsum dolor sit amet.',
    good: 'Un texto.',
  }),
  'repeated-word': warning<{ word: string }>({
    message: ({ word }) => `La palabra ${quoted(word)} está dos veces seguidas.`,
    hint: 'Borra una.',
    example: { word: 'La' },
    bad: 'La la tienda vende ropa.',
    good: 'La tienda vende ropa.',
  }),
  'unknown-word': warning<{ word: string; meant?: string }>({
    message: ({ word }) => `${quoted(word)} no está en el diccionario.`,
    hint: ({ meant }) =>
      [didYouMean(meant), 'Si así se escribe, agrégala en un renglón de content/palabras.txt.']
        .filter(Boolean)
        .join(' '),
    example: { word: 'atencion', meant: 'atención' },
    bad: 'La atencion al cliente.',
    good: 'La atención al cliente.',
  }),
  'split-word': warning<{ word: string }>({
    message: 'Esta palabra quedó cortada al final de la línea, como en un PDF.',
    hint: ({ word }) => `Escribe ${word}`,
    example: { word: 'palabra' },
    bad: 'Una pala-\nbra cortada.',
    good: 'Una palabra cortada.',
  }),
  'unpaired-mark': warning<{ mark: string; place: 'start' | 'end'; written?: string }>({
    message: ({ mark, place }) =>
      place === 'start'
        ? `A esta ${mark === '¿' ? 'pregunta' : 'exclamación'} le falta el signo ${mark} del principio.`
        : `A esta ${mark === '?' ? 'pregunta' : 'exclamación'} le falta el signo ${mark} del final.`,
    hint: ({ place, mark, written }) =>
      place === 'start' && written ? `Escribe ${written}` : `Pon ${mark} donde termina.`,
    example: { mark: '¿', place: 'start', written: '¿Cuánto cuesta?' },
    bad: 'Cuánto cuesta?',
    good: '¿Cuánto cuesta?',
  }),
  'vague-link-text': warning<{ text: string }>({
    message: ({ text }) => `${code(text)} no dice a dónde lleva este enlace.`,
    hint: 'Enlaza las palabras que lo dicen: Mira [nuestros precios](/precios).',
    example: { text: 'aquí' },
    bad: 'Mira los precios [aquí](/precios).',
    good: 'Mira [los precios](/precios).',
  }),
  'image-as-link': warning({
    message: 'Esto lleva a la imagen, y no la muestra.',
    hint: 'Para mostrarla pon delante el signo !, como en ![Lo que se ve](/images/foto.webp).',
    bad: '[Mapa de la ciudad](/images/mapa.webp)',
    good: '![Mapa de la ciudad](/images/mapa.webp)',
  }),
}
