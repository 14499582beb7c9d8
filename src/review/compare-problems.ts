import type { Printed } from '../compiler/report/printed.ts'

const keyOf = ({ file, code, message }: Printed) => JSON.stringify([file, code, message])

/** Problems that the newer state has and the older has not, and the other way round. */
export function compareProblems(before: readonly Printed[], after: readonly Printed[]) {
  return { added: missingFrom(before, after), mended: missingFrom(after, before) }
}

/** As many of each as the other list has are taken off: a line that moved is the same problem. */
function missingFrom(list: readonly Printed[], problems: readonly Printed[]): Printed[] {
  const left = new Map<string, number>()
  for (const problem of list) left.set(keyOf(problem), (left.get(keyOf(problem)) ?? 0) + 1)
  return problems.filter((problem) => {
    const count = left.get(keyOf(problem)) ?? 0
    left.set(keyOf(problem), count - 1)
    return count <= 0
  })
}
