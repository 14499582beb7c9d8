import type { Page } from 'playwright-core'
import { promises } from './promises.ts'

// Faults of the layout of any page, as it stands.

/** A link that is one short word is as wide as the word. */
const shortWords = ['a «Blog»', 'a «SEO»']

/** Controls that stand alone and are smaller than a finger, 44 px. */
export async function smallTargetsOf(page: Page): Promise<string[]> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('a,button,input,select,textarea,summary')]
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect()
        const isSeen = one.checkVisibility({ visibilityProperty: true }) && width > 2
        const isWord = one.parentElement?.textContent.trim() !== one.textContent.trim()
        const isInText = getComputedStyle(one).display === 'inline' && isWord
        // The whole card answers, or the label that stands round a small box.
        const isLarger =
          getComputedStyle(one, '::after').inset === '0px' ||
          one.closest('label,sup,.vh,[data-body] :is(li,td,th)')
        return isSeen && !isInText && !isLarger && (width < 43.5 || height < 43.5)
      })
      .map((one) => `${one.localName} «${one.textContent.trim().slice(0, 40)}»`),
  )
  return small.filter((one) => !shortWords.includes(one))
}

/** The font size of each text of a kind, e.g. `h1, h2`, in px. */
export const sizesOf = (page: Page, kinds: string) =>
  page
    .locator(`main :is(${kinds})`)
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))

/** Grounds that fade in with a section, of which only what stands on it may; afterwards all is hidden. */
export const fadingGrounds = (page: Page) =>
  page.locator('main > div').evaluateAll((blocks) =>
    blocks
      .flatMap((block) => {
        block.setAttribute('data-fade', 'waiting')
        return [block, ...block.querySelectorAll('*')].filter((one) => {
          const { opacity, backgroundColor, backgroundImage } = getComputedStyle(one)
          const isGround = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none'
          return opacity === '0' && isGround && one.clientWidth === innerWidth
        })
      })
      .map((one) => one.outerHTML.slice(0, 120)),
  )

/** Kinds of titles, names and links of which one word of 120 letters makes the page wider than its window. */
export const widenedByLongWords = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'h2', 'h3', 'h4', 'a', 'summary', '.badges li'].filter((kind) => {
      const texts: [Text, string][] = []
      for (const element of document.querySelectorAll(`main ${kind}`)) {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          // Prices and figures are no words.
          if (node instanceof Text && /^\P{N}*\p{L}{3}\P{N}*$/u.test(node.data))
            texts.push([node, node.data])
      }
      for (const [text] of texts) text.data = 'W'.repeat(120)
      const isWider = document.documentElement.scrollWidth > innerWidth
      for (const [text, before] of texts) text.data = before
      return isWider
    }),
  )

/**
 * In the browser: elements that two classes of components style differently with equal specificity.
 * The one that comes last wins, and classes come in the order of their hashes, which any change turns.
 */
const looksByOrder = () => {
  const sheets = [...document.styleSheets]
  const rulesByClass = ({ cssRules }: CSSStyleSheet) => {
    const rules = new Map<string, string>()
    for (const { cssText } of cssRules) {
      const name = /\.l-\w+/.exec(cssText)?.[0] ?? ''
      rules.set(name, (rules.get(name) ?? '') + cssText)
    }
    const [common = '', ...ofClasses] = rules.values()
    return { common, ofClasses }
  }
  const lookWith = (turn: (rules: string[]) => string[]) => {
    document.adoptedStyleSheets = sheets.map((sheet) => {
      const { common, ofClasses } = rulesByClass(sheet)
      const turned = new CSSStyleSheet({ media: sheet.media.mediaText })
      turned.replaceSync(common + turn(ofClasses).join(''))
      return turned
    })
    return [...document.querySelectorAll('main *')].map((one) => {
      const style = getComputedStyle(one)
      const seen = [
        'display',
        'position',
        'order',
        'color',
        'font',
        'padding',
        'margin',
        'gap',
        'inset',
      ]
      return seen.map((name) => `${name}: ${style.getPropertyValue(name)}`)
    })
  }
  for (const sheet of sheets) sheet.disabled = true
  const [before, after] = [lookWith((rules) => rules), lookWith((rules) => rules.toReversed())]
  document.adoptedStyleSheets = []
  for (const sheet of sheets) sheet.disabled = false
  return [...document.querySelectorAll('main *')].flatMap((one, place) => {
    const [was, is] = [before[place] ?? [], after[place] ?? []]
    const differ = is.filter((value, index) => value !== was[index])
    return differ.length > 0 ? `${one.outerHTML.slice(0, 80)} ${differ.join(', ')}` : []
  })
}

/** The elements whose look depends on the order of the page's classes. */
export const orderedByChance = (page: Page) => page.evaluate(looksByOrder)

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
    if (!/commerce|como.máximo/i.test(element.textContent)) continue
    if (element.querySelector('p, li, h3, td') || !element.checkVisibility()) continue
    const lines = linesOf(element).map(({ words }) => words)
    const isBroken = lines.some(
      ([first = '', second = ''], at) =>
        `${first} ${second}`.startsWith('como máximo') ||
        (first.includes('commerce') && lines[at - 1]?.at(-1) === first),
    )
    if (isBroken) broken.push(element.textContent)
  }
  for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) {
    if (!heading.checkVisibility()) continue
    const lines = linesOf(heading)
    const words = heading.textContent.trim().split(/\s+/)
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

/**
 * In the browser: a classic scrollbar, which that of the tests has not. It narrows the page but not its
 * window.
 */
export const besideScrollbar = () => document.documentElement.style.setProperty('width', '305px')

/** In the browser: the words of some elements that stand on more than one line. */
export const cutWords = async (selector: string) => {
  await document.fonts.ready
  const range = document.createRange()
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const cut: string[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) cut.push(word)
      }
    }
    return cut
  })
}
