import { type RefObject, useEffect } from 'react'

/** Elements that the button must not cover. */
const pressed = 'a,button,input,select,textarea,summary,label'
const kept = `${pressed},aside,.price,figure`

/** How long scrolling must have stopped before the button returns, in milliseconds. */
const rest = 150

/** Distance between the sampled points in pixels, less than the height of a line. */
const step = 20

/** Sample points along an extent, from 8 pixels before it to 8 pixels after it. */
const points = (from: number, to: number): number[] =>
  Array.from({ length: Math.ceil((to - from + 16) / step) + 1 }, (_, index) =>
    Math.min(from - 8 + index * step, to + 8),
  )

/** Elements of the page's content and footer within a box and 8 pixels around it. */
const elementsBelow = ({ left, right, top, bottom }: DOMRect): Element[] => {
  const found = points(left, right).flatMap((x) =>
    points(top, bottom).flatMap((y) => document.elementsFromPoint(x, y)),
  )
  return [...new Set(found)].filter((element) => element.closest('main,footer'))
}

/** Whether elements include something that must not be covered; a much larger control may be. */
const holdControl = (elements: Element[], { height }: DOMRect): boolean =>
  elements.some((element) => {
    const target = element.closest(`:is(main,footer) :is(${kept})`)
    if (!target) return false
    return !target.matches(pressed) || target.getBoundingClientRect().height < 2 * height
  })

/**
 * Whether text of elements is in a box, line by line, because a block can be wider than its text.
 */
const holdWords = (elements: Element[], box: DOMRect): boolean => {
  const range = document.createRange()
  return elements
    .flatMap((element) => [...element.childNodes].filter((node) => node instanceof Text))
    .some((words) => {
      range.selectNode(words)
      return [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      )
    })
}

/**
 * Hides the floating button while the visitor scrolls down. It returns when a scroll up, or one to
 * the end of the page, has stopped where it covers no control, price or figure, and at the top of a
 * page no text either. `data-place` holds the state, which the styles apply; `small` is without its
 * label. Only measures once scrolling has stopped, so that it delays no frame of a scroll.
 */
export function useGivingWay(launcher: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const button = launcher.current
    if (!button || isOpen) return
    let last = scrollY
    let isGone = button.dataset.place === 'gone'
    let timer: ReturnType<typeof setTimeout> | undefined
    let fullWidth = 0
    const findPlace = () => {
      const { right, top, width, height } = button.getBoundingClientRect()
      if (button.dataset.place !== 'small') fullWidth = width
      const small = new DOMRect(right - height, top, height, height)
      const full = new DOMRect(right - fullWidth, top, fullWidth, height)
      const [belowSmall, belowFull] = [elementsBelow(small), elementsBelow(full)]
      if (holdControl(belowSmall, small)) return 'away'
      if (scrollY === 0 && holdWords(belowSmall, small)) return 'away'
      return holdControl(belowFull, full) || holdWords(belowFull, full) ? 'small' : 'here'
    }
    const settle = () => {
      timer = undefined
      const { scrollHeight } = document.documentElement
      if (scrollY + innerHeight >= scrollHeight - 8) isGone = false
      button.dataset.place = isGone ? 'gone' : findPlace()
    }
    const settleAtRest = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, rest)
    }
    const onScroll = () => {
      isGone = scrollY > last
      last = scrollY
      if (isGone) button.dataset.place = 'gone'
      settleAtRest()
    }
    addEventListener('scroll', onScroll, { passive: true })
    // A new page, an opened answer and a resized window all change the size of the body, and so
    // does each block that the browser lays out late.
    const size = new ResizeObserver(() => {
      if (timer === undefined) settle()
      settleAtRest()
    })
    size.observe(document.body)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', onScroll)
      size.disconnect()
    }
  }, [launcher, isOpen])
}
