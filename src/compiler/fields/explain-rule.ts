import { canonicalPath } from '../../lib/site-path.ts'
import type { Advice } from '../report/diagnostic.ts'
import { didYouMean } from './nearest.ts'
import { allOf, anyOf, code, of, quoted, subject } from './phrase.ts'

type Params = Record<string, unknown>

/** The rules that schemas state by name; a test sees to it that each has its sentence. */
const rules: Record<string, (name: string, value: unknown, params: Params) => Advice> = {
  blank: (name) => ({
    code: 'blank',
    message: `${subject(name)} está en blanco.`,
    hint: 'Escribe su texto.',
  }),
  repeated: (_, __, { value, first }) => ({
    code: 'repeated',
    message: `${quoted(value)} se repite: ya es el elemento ${Number(first) + 1} de la lista.`,
    hint: 'Deja solo uno.',
  }),
  range: () => ({
    code: 'range',
    message: 'El precio máximo tiene que ser mayor que el mínimo.',
    hint: 'Intercámbialos, o borra `maximum` si el precio es uno solo.',
  }),
  'from-and-maximum': () => ({
    code: 'from-and-maximum',
    message: 'Un precio con máximo no puede ser también «desde».',
    hint: 'Borra `from` o borra `maximum`.',
  }),
  'alt-missing': () => ({
    code: 'alt-missing',
    message: 'La imagen necesita un texto para quien no la ve: falta `imageAlt`.',
    hint: 'Agrega «imageAlt: » y di qué se ve en ella.',
  }),
  'updated-before-date': () => ({
    code: 'updated-before-date',
    message: 'La corrección no puede ser anterior a la publicación.',
    hint: 'Revisa `updated` y `date`.',
  }),
  'link-missing': () => ({
    code: 'link-missing',
    message: 'A un proyecto público le falta su dirección: `link`.',
    hint: 'Agrega «link: https://…», o «private: true» si el cliente no quiere mostrarlo.',
  }),
  'url-missing': () => ({
    code: 'url-missing',
    message: 'Una página de tipo frame necesita la dirección del sitio: falta `url`.',
    hint: 'Agrega «url: https://…»',
  }),
  'heading-missing': () => ({
    code: 'heading-missing',
    message: 'Un aviso necesita su título: falta `heading`.',
    hint: 'Agrega «heading: » con el título del aviso.',
  }),
  'endpoint-missing': () => ({
    code: 'endpoint-missing',
    message: 'Para entregar los formularios a un servicio falta su dirección: `endpoint`.',
    hint: 'Agrega «endpoint: https://…», o escribe «delivery: console».',
  }),
  'unknown-fact': (_, __, { fact, known }) => {
    const names = Array.isArray(known) ? known.map((name) => `{${name}}`) : []
    return {
      code: 'unknown-fact',
      message: `${code(`{${fact}}`)} no es un dato de content/site.yaml que se pueda citar.`,
      hint:
        didYouMean(`{${fact}}`, names, code) ??
        `Datos que se pueden citar: ${allOf(names.map(code))}.`,
    }
  },
  'trailing-slash': (_, value) => ({
    code: 'trailing-slash',
    message: 'Esta dirección no lleva diagonal al final.',
    hint: `Escribe ${canonicalPath(String(value))}`,
  }),
  'not-an-option': (_, value, { options }) => {
    const words = Array.isArray(options) ? options.map(String) : []
    return {
      code: 'not-an-option',
      message: `${quoted(value)} no es una de las opciones.`,
      hint: didYouMean(String(value), words, code) ?? `Opciones: ${anyOf(words.map(code))}.`,
    }
  },
}

/** Explains a rule of the schemas' own. */
export function explainRule(rule: unknown, name: string, value: unknown, params: Params): Advice {
  const explain = typeof rule === 'string' && Object.hasOwn(rules, rule) ? rules[rule] : undefined
  return (
    explain?.(name, value, params) ?? {
      code: typeof rule === 'string' ? rule : 'wrong-value',
      message: `El valor ${of(name)} no cumple su regla.`,
    }
  )
}
