import { type RefObject, useEffect } from 'react'

/** Elements that the button must not cover. */
const pressed = 'a,button,input,select,textarea,summary,label'
const kept = `${pressed},aside,.apps,.price,.plan-price,figure`

/** How long scrolling must have stopped before the button returns, in milliseconds. */
const rest = 150

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top

/** Those of elements and of everything in them that are at least partly within a box. */
const elementsIn = (box: DOMRect, elements: Iterable<Element>): Element[] =>
  [...elements].flatMap((element) => {
    const rects = [...element.getClientRects()]
    if (rects.some((rect) => overlap(rect, box)))
      return [element, ...elementsIn(box, element.children)]
    // Without a box of its own (`display: contents`) it says nothing about its children.
    return rects.length === 0 ? elementsIn(box, element.children) : []
  })

/** Whether elements include something that must not be covered; a much larger control may be. */
const includeControl = (elements: Element[], { height }: DOMRect): boolean =>
  elements.some(
    (element) =>
      element.matches(kept) &&
      !(element.matches(pressed) && element.getBoundingClientRect().height >= 2 * height),
  )

/**
 * Whether text of elements is in a box, line by line, because a block can be wider than its text.
 */
const includeWords = (elements: Element[], box: DOMRect): boolean => {
  const range = document.createRange()
  return elements
    .flatMap((element) => [...element.childNodes].filter((node) => node instanceof Text))
    .some((words) => {
      range.selectNode(words)
      return [...range.getClientRects()].some((line) => overlap(line, box))
    })
}

/**
 * Hides the floating button while a form has the focus and while the visitor scrolls down. It
 * returns when a scroll up, or one to the end of the page, has stopped where it covers no control,
 * price or figure, and at the top of a page no text either. `data-place` holds the state, which the
 * styles apply; `small` is without its label. Only measures once scrolling has stopped, so that it
 * delays no frame of a scroll.
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
      if (document.activeElement?.closest('form')) return 'away'
      // It is small until it has a place.
      button.dataset.place ??= 'here'
      const { right, top, width, height } = button.getBoundingClientRect()
      if (button.dataset.place !== 'small') fullWidth = width
      const covered = (width: number) => {
        const box = new DOMRect(right - width, top, width, height)
        const around = new DOMRect(box.x - 8, top - 8, width + 16, height + 16)
        const elements = elementsIn(around, document.querySelectorAll('main,footer')).filter(
          (element) => getComputedStyle(element).visibility === 'visible',
        )
        return { control: includeControl(elements, box), words: includeWords(elements, box) }
      }
      const small = covered(height)
      if (small.control || (scrollY === 0 && small.words)) return 'away'
      const full = covered(fullWidth)
      return full.control || full.words ? 'small' : 'here'
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
    const end = new AbortController()
    const { signal } = end
    addEventListener('scroll', onScroll, { passive: true, signal })
    for (const type of ['focusin', 'focusout']) addEventListener(type, settleAtRest, { signal })
    // A new page, an opened answer and a resized window all change the size of the body, and so
    // does each block that the browser lays out late.
    const size = new ResizeObserver(() => {
      if (timer === undefined) settle()
      settleAtRest()
    })
    size.observe(document.body)
    return () => {
      clearTimeout(timer)
      end.abort()
      size.disconnect()
    }
  }, [launcher, isOpen])
}
