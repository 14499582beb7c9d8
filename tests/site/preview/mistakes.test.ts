import { expect, test } from 'vitest'
import { openState } from '../../../src/site/preview/live-state.ts'
import { article } from '../../support/sample-site.ts'
import { workspace } from '../../support/workspace.ts'

const file = 'content/blog/malo.mdx'
const url = '/blog/malo'
const sound = article({ title: 'En orden' })

test.each([
  ['a field', article({ titulo: 'x' }), 'unknown-field', 'En orden'],
  ['fields that cannot be read', '---\ntitle: {\n---\nHola.', 'yaml-bracket-unclosed', 'En orden'],
  ['the text', article({ title: 'Nuevo' }, 'Es **muy.'), 'bold-as-text', 'Nuevo'],
])('a mistake in %s is shown on its page until it is repaired', async (_, text, code, title) => {
  const site = await workspace({ [file]: sound })
  const build = site.open({ includeDrafts: true, showsDespiteErrors: true })
  const state = openState(site.root, 'generated', false)
  const shownAfter = async (written: string) => {
    await site.write({ [file]: written })
    state.take(await build.run())
    const { state: told, content } = state.shown()
    return { ...told, title: content.blog.find((entry) => entry.url === url)?.data.title }
  }
  const nothing = { problems: [], standIns: [], title: 'En orden' }
  expect(await shownAfter(sound)).toEqual(nothing)
  const { problems, ...told } = await shownAfter(text)
  expect(told).toEqual({ standIns: [], title })
  const place = expect.stringMatching(/^content\/blog\/malo\.mdx:\d+:\d+$/)
  const words = { message: expect.stringMatching(/./), hint: expect.stringMatching(/./) }
  expect(problems).toEqual([{ ...words, code, url, place, severity: expect.any(String) }])
  expect(await shownAfter(sound)).toEqual(nothing)
})
