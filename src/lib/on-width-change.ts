/**
 * Calls back whenever the window gets another width. Its height alone changes on phones too, when
 * their bars come and go, and nothing is set anew for that.
 *
 * @returns what ends it
 */
export function onWidthChange(callback: () => void): () => void {
  let width = innerWidth
  const check = () => {
    if (innerWidth === width) return
    width = innerWidth
    callback()
  }
  addEventListener('resize', check)
  return () => removeEventListener('resize', check)
}
