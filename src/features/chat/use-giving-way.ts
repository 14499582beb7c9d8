import { type RefObject, useEffect } from 'react'

/** What the button must not lie over. */
const pressed = 'a,button,input,select,textarea,summary,label'
const kept = `${pressed},aside,.price,figure`

/** How long the page stands before the button comes back, in milliseconds. */
const rest = 150

/** Distance between the points that are looked at, in pixels: less than a line is high. */
const step = 20

/** From 8 pixels before to 8 pixels behind an extent. */
const points = (from: number, to: number): number[] =>
  Array.from({ length: Math.ceil((to - from + 16) / step) + 1 }, (_, index) =>
    Math.min(from - 8 + index * step, to + 8),
  )

/** What of the page's own lies in a box and close around it. */
const elementsBelow = ({ left, right, top, bottom }: DOMRect): Element[] => {
  const found = points(left, right).flatMap((x) =>
    points(top, bottom).flatMap((y) => document.elementsFromPoint(x, y)),
  )
  return [...new Set(found)].filter((element) => element.closest('main,footer'))
}

/** Whether something to press or to keep is among elements; what is much larger to press stays in reach. */
const holdControl = (elements: Element[], { height }: DOMRect): boolean =>
  elements.some((element) => {
    const target = element.closest(`:is(main,footer) :is(${kept})`)
    if (!target) return false
    return !target.matches(pressed) || target.getBoundingClientRect().height < 2 * height
  })

/** Whether words of elements lie in a box: their lines, since a block is wider than what it says. */
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
 * Lets the floating button leave while one scrolls down, and come back once scrolling up or the end
 * of the page has come to rest, where it covers nothing: `data-place` says where it is, `small` being
 * without its word, and its styles do the rest. At the top of a page, where nobody has asked for it,
 * it covers no words either. Measured at rest alone, so that no frame of a scroll waits for it.
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
    // Another page, an answer that opens, a wider window: all of them change the page's box; while its
    // blocks wake it changes with each of them.
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
