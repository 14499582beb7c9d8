export const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const

/**
 * Spanish texts for an ISO date. Not by Intl, whose data differ between versions of Node, while a
 * build must produce the same bytes everywhere.
 */
export function formatDay(isoDay: string): { long: string; short: string; month: string } {
  const [year = '', month = '', day = ''] = isoDay.split('-')
  const name = months[Number(month) - 1] ?? ''
  const number = String(Number(day))
  return {
    long: `${number} de ${name} de ${year}`,
    short: `${number} ${name.slice(0, 3)} ${year}`,
    month: `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`,
  }
}
