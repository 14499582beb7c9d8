/**
 * Keeps the page still below what covers it. The place of its scrollbar stays free, so that nothing
 * moves; the styles are those of `[data-held]`.
 *
 * @returns lets go
 */
export function holdPage(): () => void {
  const { dataset, style, clientWidth } = document.documentElement
  style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`)
  dataset.held = ''
  return () => {
    delete dataset.held
  }
}
