import type { Cost, Measurement } from './measure-build.ts'
import { median } from './median.ts'

/** A Markdown table; all columns but the first `names` are right-aligned. */
export function table(
  titles: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  names = 1,
): string {
  const rule = titles.map((_, index) => (index < names ? '---' : '---:'))
  return [titles, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/**
 * A row for each step and site with its median costs, each with its ratio to that of the first
 * site.
 */
export function costTable(count: number, found: readonly Measurement[]): string {
  const steps = [...new Set(found.map(({ step }) => step))]
  const sites = [...new Set(found.map(({ site }) => site))]
  const rows = steps.flatMap((step) => {
    const middle = (site: string, key: keyof Cost) =>
      median(
        found.filter((one) => one.step === step && one.site === site).map(({ cost }) => cost[key]),
      )
    return sites.map((site) => {
      const cells = (key: keyof Cost, digits: number) => [
        middle(site, key).toFixed(digits),
        (middle(site, key) / middle(sites[0] ?? site, key)).toFixed(2),
      ]
      return [
        `${count}: ${step}`,
        site,
        ...cells('cpu', 2),
        ...cells('wall', 2),
        ...cells('memory', 0),
      ]
    })
  })
  return table(['articles and step', 'site', 'CPU s', '×', 'wall s', '×', 'peak MB', '×'], rows, 2)
}
