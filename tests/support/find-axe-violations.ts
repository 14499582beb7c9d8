import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 A and AA, best practices, and what axe calls experimental. */
const rules = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
]

/** What another theme can change: everything else is the same by night. */
export const ofColours = ['color-contrast', 'link-in-text-block']

/** Ends all motion and lays all out, so that no colour is measured on its way to another. */
const settle = () => {
  const still = new CSSStyleSheet()
  still.replaceSync('*,::before,::after{transition:none!important;animation:none!important}')
  document.adoptedStyleSheets.push(still)
  delete document.documentElement.dataset.fromTop
}

type Theme = 'light' | 'dark'

/**
 * Runs axe on the page as it stands, by day and by night, or in one theme alone, there also by some
 * rules alone; one line per offending element. The first run of a visit costs three times what the
 * next ones do.
 */
export async function findAxeViolations(
  page: Page,
  theme?: Theme,
  only: readonly string[] = rules,
): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) {
    await page.evaluate(source)
    await page.evaluate(settle)
  }
  if (theme) return violationsIn(page, theme, only)
  const byDay = await violationsIn(page, 'light', rules)
  return [...byDay, ...(await violationsIn(page, 'dark', ofColours))]
}

async function violationsIn(page: Page, theme: Theme, rules: readonly string[]): Promise<string[]> {
  const results = await page.evaluate(
    ({ theme, rules }) => {
      document.documentElement.className = theme
      const { axe } = window as unknown as {
        axe: { run: (options: object) => Promise<AxeResults> }
      }
      // The frame of another site is not ours to judge.
      return axe.run({ iframes: false, resultTypes: ['violations'], runOnly: rules })
    },
    { theme, rules },
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${theme}: ${id}: ${target.join(' ')} ${failureSummary ?? ''}`,
    ),
  )
}
