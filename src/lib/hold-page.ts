/**
 * Stops the page from scrolling while something covers it; the style is that of `[data-held]`. The
 * scrollbar's space stays reserved, so that nothing moves.
 *
 * @returns a function that lets the page scroll again
 */
export function holdPage(): () => void {
  const { dataset, style, clientWidth } = document.documentElement
  // Not as a custom property: those are inherited, so that the whole page would be restyled.
  style.paddingRight = `${innerWidth - clientWidth}px`
  dataset.held = ''
  return () => {
    style.paddingRight = ''
    delete dataset.held
  }
}
