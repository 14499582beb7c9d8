import type { Page } from 'playwright-core'
import { launcher } from './chat-page.ts'

/**
 * Names of the targets of which the chat's floating button may leave less than 24 px to press.
 * Words in a text and what scrolls sideways are left out: a visitor can move them clear.
 */
export async function targetsUnderChat(page: Page): Promise<string[]> {
  if ((await launcher(page).count()) === 0) return []
  return launcher(page).evaluate((button) => {
    const column = button.getBoundingClientRect()
    const isMovable = (element: Element | null): boolean =>
      element !== null &&
      ((element.scrollWidth > element.clientWidth &&
        getComputedStyle(element).overflowX === 'auto') ||
        isMovable(element.parentElement))
    const isWord = (element: Element) =>
      element.matches('[data-body] a') && getComputedStyle(element).display === 'inline'
    const targets = document.querySelectorAll(':is(main,footer) :is(a,button,input,select,summary)')
    return [...targets]
      .filter((target) => {
        const { left, right, width } = target.getBoundingClientRect()
        const isUnder = right > column.left && column.left - left < 24 && right - column.right < 24
        return width > 1 && isUnder && !isWord(target) && !isMovable(target)
      })
      .map((target) => target.getAttribute('aria-label') ?? target.textContent)
  })
}
