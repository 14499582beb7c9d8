import type { Page } from 'playwright-core'

/** In the browser: controls that stand alone and are smaller than a finger. */
const smallTargets = () =>
  [...document.querySelectorAll('a,button,input,select,textarea,summary')]
    .filter((one) => {
      const { width, height } = one.getBoundingClientRect()
      const isSeen = one.checkVisibility({ visibilityProperty: true }) && width > 2
      const isWord = one.parentElement?.textContent?.trim() !== one.textContent?.trim()
      const isInText = getComputedStyle(one).display === 'inline' && isWord
      // The whole card answers, or the label that stands round a small box.
      const isLarger =
        getComputedStyle(one, '::after').inset === '0px' ||
        one.closest('label,sup,.vh,[data-body] :is(li,td,th)')
      return isSeen && !isInText && !isLarger && (width < 43.5 || height < 43.5)
    })
    .map((one) => `${one.localName} «${one.textContent?.trim().slice(0, 40)}»`)

/** A link that is one short word is as wide as the word. */
const words = ['a «Blog»', 'a «SEO»']

/** The controls of a page that are smaller than 44 px, as they stand. */
export async function smallTargetsOf(page: Page): Promise<string[]> {
  const small = await page.evaluate(smallTargets)
  return small.filter((one) => !words.includes(one))
}
