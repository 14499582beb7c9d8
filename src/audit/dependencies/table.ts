const columns = 6

/** The cells of each row of the table of packages. */
const readRows = (markdown: string) =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()))

const nameOf = ([name = '']: readonly string[]) => name.replaceAll('`', '')

export function tableFaults(markdown: string, packages: readonly string[]): string[] {
  const rows = readRows(markdown)
  const names = rows.map(nameOf)
  return [
    ...packages.filter((name) => !names.includes(name)).map((name) => `${name} has no row`),
    ...names.filter((name) => !packages.includes(name)).map((name) => `${name} is no package here`),
    ...names.filter((name, at) => names.indexOf(name) < at).map((name) => `${name} has two rows`),
    ...rows
      .filter((cells) => cells.length !== columns || cells.includes(''))
      .map((cells) => `${nameOf(cells)}: a cell is empty`),
  ]
}
