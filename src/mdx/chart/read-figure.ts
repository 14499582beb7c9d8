/** A number at the start of a text, with sign, thousands separators and decimals as in Mexico. */
const figure = /^([+−-]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?!\d|[.,\s]\d)/

/** The number at the start of a chart cell (`43%`, `2,270 ms`, `−20%`), if there is one. */
export function readFigure(text: string): number | undefined {
  const [, sign = '', whole = '', part = ''] = figure.exec(text.trim()) ?? []
  if (whole === '') return undefined
  const size = Number(whole.replaceAll(',', '') + part)
  return sign === '-' || sign === '−' ? -size : size
}
