/**
 * Stops the page from scrolling while something covers it. The scrollbar's space stays reserved, so
 * that nothing moves; the styles are those of `[data-held]`.
 *
 * @returns a function that lets the page scroll again
 */
export function holdPage(): () => void {
  const { dataset, style, clientWidth } = document.documentElement
  style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`)
  dataset.held = ''
  return () => {
    delete dataset.held
  }
}
