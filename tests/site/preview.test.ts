import { expect, onTestFinished, test, vi } from 'vitest'
import { flag, inFile, type Problem } from '../../src/compiler/problem.ts'
import { rangeAt } from '../../src/compiler/text/range.ts'
import { readContent } from '../../src/content/read-content.ts'
import { vocabularyRules } from '../../src/mdx/vocabulary-rules.ts'
import { componentGallery } from '../../src/site/preview/component-gallery.ts'
import { followContent } from '../../src/site/preview/live-content.ts'
import { openState } from '../../src/site/preview/live-state.ts'
import { reportChanges } from '../../src/site/preview/report-changes.ts'
import { previewAddresses } from '../../src/site/preview/start-preview.ts'
import { isOwnComputer } from '../../src/site/preview/vite-content.ts'
import { article } from '../support/sample-site.ts'
import { workspace } from '../support/workspace.ts'

/** A content build that is unfinished until it has run so many times, followed. */
function follow({ unfinished = 0 } = {}) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const content = { problems: [], schedule: { waiting: [] }, urls: new Map() }
  const run = vi.fn(async () => ({ ...content, isUnfinished: run.mock.calls.length < unfinished }))
  const save = vi.fn(() => [])
  const told = vi.fn()
  const live = followContent({ run, save }, { onRun: told, onFault: () => {} })
  return { live, run, save, told }
}

test('changes in quick succession cause one run', async () => {
  const { live, run, told } = follow()
  for (let change = 0; change < 5; change++) live.touch()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).toHaveBeenCalledTimes(1)
  expect(told).toHaveBeenCalledTimes(1)
})

test('an unfinished run is followed by others until one is complete', async () => {
  const { live, run, save, told } = follow({ unfinished: 3 })
  await live.run()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).toHaveBeenCalledTimes(3)
  expect(told).toHaveBeenCalledTimes(3)
  expect(save).toHaveBeenCalledTimes(1)
})

test('every component is shown with its example and its source', async () => {
  const { bodies } = await componentGallery(readContent(), '/')
  const [html = ''] = Object.values(bodies)
  for (const name of vocabularyRules.keys()) expect(html).toContain(`>${name}</h2>`)
  expect(html.match(/<pre/g)).toHaveLength(vocabularyRules.size)
})

test('the address for a phone is printed when there is one, and otherwise how to get one', () => {
  const local = ['http://localhost:3000/']
  const shared = previewAddresses({ local, network: ['http://192.168.1.7:3000/'] })
  expect(shared).toContain('En tu red, p. ej. el celular: http://192.168.1.7:3000/')
  expect(previewAddresses({ local, network: [] })).toContain('npm run dev -- --host')
})

test('only the computer itself may open its editor', () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(isOwnComputer(address), address).toBe(true)
  for (const address of ['192.168.1.7', '::ffff:192.168.1.7', '10.0.127.1', undefined])
    expect(isOwnComputer(address), address).toBe(false)
})

const file = 'content/blog/malo.mdx'
const url = '/blog/malo'
const sound = article({ title: 'En orden' })

test('a warning about a text is shown on its page, with the text, until it is repaired', async () => {
  const site = await workspace({ [file]: sound })
  const build = site.open({ includeDrafts: true, showsDespiteErrors: true })
  const state = openState(site.root, 'generated')
  const shownAfter = async (written: string) => {
    await site.write({ [file]: written })
    state.take(await build.run())
    const { state: told, content } = state.shown()
    return { ...told, title: content.blog.find((entry) => entry.url === url)?.data.title }
  }
  const place = expect.stringMatching(/^content\/blog\/malo\.mdx:\d+:4$/)
  const words = { message: expect.stringMatching(/./), hint: expect.stringMatching(/./) }
  expect(await shownAfter(article({ title: 'Nuevo' }, 'Es **muy.'))).toEqual({
    title: 'Nuevo',
    standIns: [],
    problems: [{ ...words, code: 'bold-as-text', url, place, severity: 'warning' }],
  })
  expect(await shownAfter(sound)).toEqual({ title: 'En orden', standIns: [], problems: [] })
})

const unknown = (name: string, line: number): Problem =>
  inFile(
    'content/blog/a.mdx',
    flag(rangeAt(line, 1), { code: 'unknown-field', data: { name, fields: [] } }),
  )
const report = (problems: Problem[], before: Problem[]) =>
  reportChanges(problems, before, '/nowhere')

test('a known problem is not printed again, although lines were added above it', () => {
  expect(report([unknown('titulo', 9)], [unknown('titulo', 3)])).toBeUndefined()
})

test('a second problem equal to a known one is new', () => {
  const text = report([unknown('titulo', 3), unknown('titulo', 9)], [unknown('titulo', 3)])
  expect(text).toContain('content/blog/a.mdx:9:1')
  expect(text).not.toContain('a.mdx:3:1')
  expect(text).toContain('En total: 2 errores en 1 archivo.')
})

test('a solved problem is reported as solved', () => {
  expect(report([], [unknown('titulo', 3)])).toBe(
    'Arreglado: content/blog/a.mdx: El campo `titulo` no existe.\n\nSin errores.',
  )
})
