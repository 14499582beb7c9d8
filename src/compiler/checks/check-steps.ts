import { tongueBoxes } from '../../art/tongue-boxes.ts'
import { count } from '../fields/phrase.ts'
import { isRecord } from '../fields/walk-schema.ts'
import { findingAt, type LoadedEntry } from '../loaded-entry.ts'
import type { Diagnostic } from '../report/diagnostic.ts'

/** The hearth of the home page is drawn with one flame for each step of a project. */
export function checkSteps(entries: readonly LoadedEntry[]): Diagnostic[] {
  const steps = entries.filter(({ collection, published }) => collection === 'process' && published)
  const excess = steps.length - tongueBoxes.length
  if (excess === 0) return []
  const finding = {
    code: 'step-count',
    message: `El proceso lleva exactamente ${tongueBoxes.length} pasos y tiene ${steps.length}: cada uno enciende una llama del fogón de la portada.`,
    hint:
      excess > 0
        ? `Quita ${excess}, o únelos con otros.`
        : `Agrega ${count(-excess, 'archivo', 'archivos')} en content/process.`,
  }
  const [last] = steps.sort((a, b) => orderOf(b) - orderOf(a))
  return last && excess > 0
    ? [findingAt(last, ['order'], finding)]
    : [{ severity: 'error', file: 'content/process', line: 1, column: 1, ...finding }]
}

const orderOf = ({ raw }: LoadedEntry) => (isRecord(raw) ? Number(raw.order) || 0 : 0)
