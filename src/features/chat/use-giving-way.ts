import { type RefObject, useEffect } from 'react'

/** What the button may lie over, though not with its word. */
const read = 'h1,h2,h3,p,li,dt,dd,td,th,pre'

/** What it must not lie over. */
const pressed = 'a,button,input,select,textarea,summary,label'
const kept = `${pressed},aside,.price`

/** How long the page stands before the button comes back, in milliseconds. */
const rest = 150

/** Whether something of a kind lies in a box; what is much larger to press stays in reach. */
function holds({ left, right, top, bottom, height }: DOMRect, kind: string): boolean {
  const middle = (top + bottom) / 2
  return [left - 8, (left + right) / 2, right + 8]
    .flatMap((x) => [top - 8, middle, bottom + 8].flatMap((y) => document.elementsFromPoint(x, y)))
    .some((element) => {
      const target = element.closest(`:is(main,footer) :is(${kind})`)
      if (!target) return false
      return !target.matches(pressed) || target.getBoundingClientRect().height < 2 * height
    })
}

/**
 * Lets the floating button leave while one scrolls down, and come back once scrolling up or the end
 * of the page has come to rest, where it covers nothing: `data-place` says where it is, `small` being
 * without its word, and its styles do the rest. Measured at rest alone, so that no frame of a scroll
 * waits for it.
 */
export function useGivingWay(launcher: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const button = launcher.current
    if (!button || isOpen) return
    let last = scrollY
    let isGone = button.dataset.place === 'gone'
    let timer: ReturnType<typeof setTimeout>
    let fullWidth = 0
    const findPlace = () => {
      const { right, top, width, height } = button.getBoundingClientRect()
      if (button.dataset.place !== 'small') fullWidth = width
      const box = (width: number) => new DOMRect(right - width, top, width, height)
      if (holds(box(height), kept)) return 'away'
      return holds(box(fullWidth), `${kept},${read}`) ? 'small' : 'here'
    }
    const settle = () => {
      const { scrollHeight } = document.documentElement
      if (scrollY + innerHeight >= scrollHeight - 8) isGone = false
      button.dataset.place = isGone ? 'gone' : findPlace()
    }
    const onScroll = () => {
      isGone = scrollY > last
      last = scrollY
      if (isGone) button.dataset.place = 'gone'
      clearTimeout(timer)
      timer = setTimeout(settle, rest)
    }
    addEventListener('scroll', onScroll, { passive: true })
    // Another page, an answer that opens, a wider window: all of them change the page's box.
    const size = new ResizeObserver(settle)
    size.observe(document.body)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', onScroll)
      size.disconnect()
    }
  }, [launcher, isOpen])
}
