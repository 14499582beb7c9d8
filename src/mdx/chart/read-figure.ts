/** A number at the beginning of a text, with a sign, thousands and decimals as Mexico writes them. */
const figure = /^([+−-]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?!\d|[.,\s]\d)/

/** The number that a cell of a chart begins with (`43%`, `2,270 ms`, `−20%`), if it does. */
export function readFigure(text: string): number | undefined {
  const [, sign = '', whole = '', part = ''] = figure.exec(text.trim()) ?? []
  if (whole === '') return undefined
  const size = Number(whole.replaceAll(',', '') + part)
  return sign === '-' || sign === '−' ? -size : size
}
