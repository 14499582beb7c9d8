import { printable } from '../text/printable.ts'
import type { Printed } from './printed.ts'

/** A problem as https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
export function formatAnnotation(problem: Printed): string {
  const { severity, file, line, column, endColumn, code, message, hint } = problem
  const properties = {
    file: printable(file),
    line,
    col: column,
    ...(endColumn ? { endColumn } : {}),
    title: code,
  }
  const list = Object.entries(properties).map(
    ([name, value]) => `${name}=${property(String(value))}`,
  )
  const text = printable(hint ? `${message} ${hint}` : message)
  return `::${severity} ${list.join(',')}::${data(text)}`
}

const data = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
