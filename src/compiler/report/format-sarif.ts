import type { Fix, Log, Region, ReportingDescriptor, Result } from 'sarif'
import type { Range, Repair } from '../text/range.ts'
import { explanationOf, type Printed, problemCodes } from './printed.ts'

/**
 * Problems as SARIF 2.1.0: one run, whose rules are all codes of the catalogue. The types are those
 * of the standard's schema. https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function formatSarif(problems: readonly Printed[]): Log {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'lumbre-check', language: 'es', rules: problemCodes.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { ROOT: { description: { text: 'La carpeta del proyecto.' } } },
        results: problems.map(resultOf),
      },
    ],
  }
}

function ruleOf(id: (typeof problemCodes)[number]): ReportingDescriptor {
  const { severity, sentence, bad, good } = explanationOf(id)
  return {
    id,
    defaultConfiguration: { level: severity },
    shortDescription: { text: sentence },
    help: { text: `${sentence}\n\nMal:\n\n${bad}\n\nBien:\n\n${good}` },
  }
}

function resultOf(problem: Printed): Result {
  const { code, severity, message, hint, file, range, repair } = problem
  return {
    ruleId: code,
    ruleIndex: problemCodes.indexOf(code),
    level: severity,
    message: { text: hint ? `${message} ${hint}` : message },
    locations: [
      { physicalLocation: { artifactLocation: artifactOf(file), region: regionOf(range) } },
    ],
    ...(repair && { fixes: [fixOf(file, repair)] }),
  }
}

const fixOf = (file: string, { range, text, safe }: Repair): Fix => ({
  description: { text: safe ? 'Reparación segura.' : 'Propuesta: revísala antes de aceptarla.' },
  artifactChanges: [
    {
      artifactLocation: artifactOf(file),
      replacements: [{ deletedRegion: regionOf(range), insertedContent: { text } }],
    },
  ],
})

const artifactOf = (file: string) => ({
  uri: file.split('/').map(encodeURIComponent).join('/'),
  uriBaseId: 'ROOT',
})

const regionOf = ({ start, end }: Range): Region => ({
  startLine: start.line,
  startColumn: start.column,
  endLine: end.line,
  endColumn: end.column,
})
