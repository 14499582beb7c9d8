export type Finding = {
  /** Path in the folder of the site. */
  file: string
  line?: number
  /** Names the rule, e.g. `id-duplicate`. */
  code: string
  message: string
}

/** Notes what is wrong in the file in hand, by the code of its rule. */
export type Report = (code: string, message: string, line?: number) => void

/** Keeps findings of a rule that occurs in nearly every page readable: the first, and how many more. */
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

/** One line, as compilers print it: `blog.html:12  id-duplicate  …`. */
export const formatFinding = ({ file, line, code, message }: Finding) =>
  `${file}${line ? `:${line}` : ''}  ${code}  ${message}`
