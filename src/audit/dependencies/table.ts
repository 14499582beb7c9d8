/** A row of the table of packages. */
type Row = { name: string; cells: string[] }

const columns = 6

function readRows(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => ({
      name: cells[0]?.trim().replaceAll('`', '') ?? '',
      cells: cells.map((cell) => cell.trim()),
    }))
}

export function tableFaults(markdown: string, packages: readonly string[]): string[] {
  const rows = readRows(markdown)
  const names = rows.map(({ name }) => name)
  return [
    ...packages.filter((name) => !names.includes(name)).map((name) => `${name} has no row`),
    ...names.filter((name) => !packages.includes(name)).map((name) => `${name} is no package here`),
    ...names.filter((name, at) => names.indexOf(name) < at).map((name) => `${name} has two rows`),
    ...rows
      .filter(({ cells }) => cells.length !== columns || cells.includes(''))
      .map(({ name }) => `${name}: a cell is empty`),
  ]
}
