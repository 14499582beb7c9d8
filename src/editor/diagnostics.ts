import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  DiagnosticSeverity,
  type Range as EditorRange,
} from 'vscode-languageserver/node'
import type { Problem } from '../compiler/problem.ts'
import { describe } from '../compiler/report/printed.ts'
import { printable, shorten } from '../compiler/text/printable.ts'
import type { Range } from '../compiler/text/range.ts'
import { uriOf, type Workspace } from './workspace.ts'

/** The compiler counts lines and columns from 1, editors count from 0; both count UTF-16 units. */
export const toEditorRange = ({ start, end }: Range): EditorRange => ({
  start: { line: start.line - 1, character: start.column - 1 },
  end: { line: end.line - 1, character: end.column - 1 },
})

export function toDiagnostic(workspace: Workspace, problem: Problem): Diagnostic {
  const { message, hint } = describe(problem)
  const { code, severity, range } = problem
  return {
    range: toEditorRange(range),
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code,
    codeDescription: { href: `${uriOf(workspace, 'docs/problemas.md')}#${code}` },
    source: 'lumbre',
    message: hint ? `${message}\n${hint}` : message,
  }
}

export function quickFixes(
  workspace: Workspace,
  problems: readonly Problem[],
  range: EditorRange,
): CodeAction[] {
  return problems.flatMap((problem) => {
    const { repair, file } = problem
    const diagnostic = toDiagnostic(workspace, problem)
    if (!repair || !touches(diagnostic.range, range)) return []
    const edit = { range: toEditorRange(repair.range), newText: repair.text }
    return {
      title: titleOf(repair.text),
      kind: CodeActionKind.QuickFix,
      diagnostics: [diagnostic],
      isPreferred: repair.safe,
      edit: { changes: { [uriOf(workspace, file)]: [edit] } },
    }
  })
}

function titleOf(text: string): string {
  if (text === '') return 'Quitarlo'
  const [first = '', ...others] = text.trim().split('\n')
  if (first === '') return 'Corregir el espacio'
  return `Escribir «${printable(shorten(first, 60))}${others.length > 0 ? ' …' : ''}»`
}

const touches = (a: EditorRange, b: EditorRange) =>
  a.start.line <= b.end.line && b.start.line <= a.end.line
