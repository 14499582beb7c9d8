import { afterAll, beforeAll, expect, test } from 'vitest'
import { followContent, type LiveContent } from '../../../src/site/preview/live-content.ts'
import { type LiveState, openState } from '../../../src/site/preview/live-state.ts'
import { mistakeCases } from '../../content/cases/mistakes.ts'
import { article } from '../../support/sample-site.ts'
import { openWorkspace, realBody, type Workspace } from '../../support/workspace.ts'

const file = 'content/blog/malo.mdx'
const url = '/blog/malo'
const sound = article({ title: 'En orden' })

let site: Workspace
let live: LiveContent
let state: LiveState
const faults: unknown[] = []

beforeAll(async () => {
  site = await openWorkspace({ [file]: sound }, realBody)
  const build = site.open({ includeDrafts: true, showsDespiteErrors: true })
  state = openState(site.root, 'generated', false)
  live = followContent(build, {
    onRun: (run) => state.take(run),
    onFault: (fault) => faults.push(fault),
  })
  await live.run()
})
afterAll(async () => {
  await live.save()
  await site.remove()
})

/** Saves the text, and gives what the page is sent then. */
async function saved(text: string | Uint8Array) {
  await site.write({ [file]: text })
  await live.run()
  return state.shown()
}

const titleShown = ({ content }: ReturnType<LiveState['shown']>) =>
  content.blog.find((entry) => entry.url === url)?.data.title

const mistakes = mistakeCases.filter(({ finds }) => finds.length > 0)

test('the natural mistakes, saved and repaired one after the other in one preview, stand on their page with place, sentence and repair', async () => {
  expect(mistakes.length).toBeGreaterThan(60)
  for (const { name, text, finds, says = [] } of mistakes) {
    const shown = await saved(text)
    const own = shown.state.problems
    const cut = finds.at(-1) === '…' ? finds.length - 1 : undefined
    const told = own.map(({ place, code }) => `${place} ${code}`)
    expect(cut === undefined ? told : told.slice(0, cut), name).toEqual(
      finds.slice(0, cut).map((found) => `${file}:${found}`),
    )
    for (const words of says)
      expect(`${own[0]?.message} ${own[0]?.hint ?? ''}`, name).toContain(words)
    expect(
      own.every((problem) => problem.url === url),
      name,
    ).toBe(true)
    // Whatever is wrong: the page shows what it said when it was last in order, or what it can.
    expect(titleShown(shown), name).toBeDefined()

    const after = await saved(sound)
    expect(after.state, name).toEqual({ problems: [], standIns: [] })
    expect(titleShown(after), name).toBe('En orden')
  }
  expect(faults).toEqual([])
})
