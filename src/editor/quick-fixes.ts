import { type CodeAction, CodeActionKind, type Range } from 'vscode-languageserver/node'
import type { Problem } from '../compiler/problem.ts'
import { printable, shorten } from '../compiler/text/printable.ts'
import { toDiagnostic, toEditorRange } from './diagnostics.ts'
import { uriOf, type Workspace } from './workspace.ts'

/** The repairs of the problems that a stretch touches, as an editor offers them. */
export function quickFixes(
  workspace: Workspace,
  problems: readonly Problem[],
  range: Range,
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

const titleOf = (text: string) =>
  text.trim() === '' ? 'Quitarlo' : `Escribir «${printable(shorten(text.trim(), 60))}»`

const touches = (a: Range, b: Range) => a.start.line <= b.end.line && b.start.line <= a.end.line
