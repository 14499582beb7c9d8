import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.ts'
import { answerFrames, everyUrl } from '../support/routes.ts'

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

test.each(everyUrl)('on a phone every control of %s is 44 px at least', async (url) => {
  const page = await openPage(url, { width: 390, before: answerFrames })
  const small = await page.evaluate(smallTargets)
  expect(small.filter((one) => !words.includes(one))).toEqual([])
})
