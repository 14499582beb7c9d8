import type { Page } from 'playwright-core'
import { promises } from './promises.ts'

/** In the browser: breaks that nobody should see: inside a word, before «como máximo», before a lonely last word. */
function badBreaks(worded: string[]) {
  const linesOf = (element: Element) => {
    const lines: { middle: number; width: number; words: string[] }[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[^ \n]+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        for (const { top, bottom, width } of range.getClientRects()) {
          const middle = (top + bottom) / 2
          const line = lines.at(-1)
          if (line && Math.abs(line.middle - middle) < (bottom - top) / 2) {
            line.width += width
            line.words.push(word)
          } else lines.push({ middle, width, words: [word] })
        }
      }
    return lines
  }
  const broken: string[] = []
  for (const element of document.querySelectorAll(
    'main :is(h1, h2, h3, p, li, td, th, a, b, span)',
  )) {
    if (!/commerce|como.máximo/i.test(element.textContent ?? '')) continue
    if (element.querySelector('p, li, h3, td') || !element.checkVisibility()) continue
    const lines = linesOf(element).map(({ words }) => words)
    const isBroken = lines.some(
      ([first = '', second = ''], at) =>
        `${first} ${second}`.startsWith('como máximo') ||
        (first.includes('commerce') && lines[at - 1]?.at(-1) === first),
    )
    if (isBroken) broken.push(element.textContent ?? '')
  }
  for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) {
    if (!heading.checkVisibility()) continue
    const lines = linesOf(heading)
    const words = (heading.textContent ?? '').trim().split(/\s+/)
    if (lines.some((line, at) => line.words[0] === lines[at - 1]?.words.at(-1)))
      broken.push(`${words.join(' ')}, inside a word`)
    if (words.length < 3 || worded.includes(words.join(' '))) continue
    const last = lines.at(-1)
    const longest = Math.max(...lines.map(({ width }) => width))
    // Words held together are no lonely one.
    const isLonely = last?.words.length === 1 && !last.words[0]?.includes('\u00a0')
    if (lines.length > 1 && isLonely && last.width < longest / 2) broken.push(words.join(' '))
  }
  return broken
}

/** The texts of a page, as wide as it stands, that break their lines where no reader would. */
export const badBreaksOf = (page: Page) =>
  page.evaluate(
    badBreaks,
    promises.flatMap(({ field, is }) => (field?.endsWith('.heading') && is ? [is] : [])),
  )
