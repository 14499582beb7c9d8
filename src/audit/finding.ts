export type Finding = {
  /** Path in the folder of the site. */
  file: string
  line?: number
  /** Name of the rule, e.g. `id-duplicate`. */
  code: string
  message: string
}

/** Reports a finding in the current file, by the code of its rule. */
export type Report = (code: string, message: string, line?: number) => void

/**
 * Merges equal findings of several files: lists the first one and counts the others, so that a
 * fault on nearly every page stays readable.
 */
export class Findings {
  private readonly byText = new Map<string, { finding: Finding; files: Set<string> }>()

  list(): Finding[] {
    return [...this.byText.values()].map(({ finding, files }) =>
      files.size === 1
        ? finding
        : { ...finding, message: `${finding.message} (and in ${files.size - 1} more)` },
    )
  }

  in(file: string): Report {
    return (code, message, line) => {
      const key = `${code} ${message}`
      const known = this.byText.get(key)
      if (known) known.files.add(file)
      else this.byText.set(key, { finding: { file, line, code, message }, files: new Set([file]) })
    }
  }
}

/** A finding on one line, as compilers print it: `blog.html:12  id-duplicate  …`. */
export const formatFinding = ({ file, line, code, message }: Finding) =>
  `${file}${line ? `:${line}` : ''}  ${code}  ${message}`
