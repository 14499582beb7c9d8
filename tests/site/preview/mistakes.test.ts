import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followContent } from '../../../src/site/preview/live-content.ts'
import { openState } from '../../../src/site/preview/live-state.ts'
import { mistakeCases } from '../../content/cases/mistakes.ts'
import { article } from '../../support/sample-site.ts'
import { workspace } from '../../support/workspace.ts'

const file = 'content/blog/malo.mdx'
const url = '/blog/malo'
const sound = article({ title: 'En orden' })

const site = await workspace({ [file]: sound }, {}, afterAll)
const build = site.open({ includeDrafts: true, showsDespiteErrors: true })
const state = openState(site.root, 'generated', false)
const faults: unknown[] = []
const live = followContent(build, {
  onRun: (run) => state.take(run),
  onFault: (fault) => faults.push(fault),
})
beforeAll(() => live.run())
afterAll(() => live.save())

/** Saves the text, and returns what the page is sent. */
async function saved(text: string) {
  await site.write({ [file]: text })
  await live.run()
  return state.shown()
}

const titleShown = ({ content }: ReturnType<typeof state.shown>) =>
  content.blog.find((entry) => entry.url === url)?.data.title

const told = readFileSync('tests/content/cases/mistakes.txt', 'utf8').split('\n')

/** The message of a mistake, without the hint. */
const findingsOf = (name: string) =>
  told
    .filter((line) => line.startsWith(`${name} · `) && line !== `${name} · -`)
    .map((line) => line.replace(/ → ".*/, ''))

test('common mistakes are shown on their page with position, message and hint until they are repaired', async () => {
  const mistakes = Object.entries(mistakeCases).filter(([name]) => findingsOf(name).length > 0)
  expect(mistakes.length).toBeGreaterThan(60)
  for (const [name, text] of mistakes) {
    const shown = await saved(text)
    const own = shown.state.problems
    const lines = own.map(({ place, code, message, hint }) => {
      const words = [message, hint].filter(Boolean).join(' ')
      return `${name} · ${place.replace(`${file}:`, '')} ${code} · ${words}`
    })
    expect(lines).toEqual(findingsOf(name))
    expect(
      own.every((problem) => problem.url === url),
      name,
    ).toBe(true)
    // Whatever the mistake, the page is shown as it was when last valid, or as far as possible.
    expect(titleShown(shown), name).toBeDefined()

    const after = await saved(sound)
    expect(after.state, name).toEqual({ problems: [], standIns: [] })
    expect(titleShown(after), name).toBe('En orden')
  }
  expect(faults).toEqual([])
})
