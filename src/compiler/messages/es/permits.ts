import { entry } from '../entry.ts'
import { didYouMean, code as marked } from '../phrase.ts'

/** Notes that silence a warning, and what may be wrong with them. */
export const permits = {
  'permit-reason': entry<{ code: string }>({
    message: ({ code }) => `Este permiso para ${marked(code)} no dice por qué.`,
    hint: ({ code }) => `Escribe la razón: lumbre-permite ${code}: así se llama la marca`,
    example: { code: 'unpaired-mark' },
    bad: '{/* lumbre-permite unpaired-mark */}\n\nYahoo!',
    good: '{/* lumbre-permite unpaired-mark: así se llama la marca */}\n\nYahoo!',
  }),
  'permit-unused': entry<{ code: string; isKnown: boolean; proposal?: string | undefined }>({
    message: ({ code, isKnown }) =>
      isKnown
        ? `Este permiso para ${marked(code)} no calla ninguna advertencia.`
        : `No hay ninguna advertencia ${marked(code)}.`,
    hint: ({ isKnown, proposal }) =>
      isKnown
        ? 'Bórralo, o ponlo justo arriba del párrafo o del dato. Los errores no se callan.'
        : (didYouMean(proposal, marked) ?? 'El código está entre corchetes, al final del aviso.'),
    example: { code: 'unpaired-mark', isKnown: true },
    bad: '{/* lumbre-permite unpaired-mark: así se llama */}\n\nUn texto.',
    good: 'Un texto.',
  }),
}
