import { expect, test } from 'vitest'
import { createHeadingIds } from '../../src/compiler/markdown/metadata/heading-ids.ts'
import { htmlFiles } from '../support/built-pages.ts'
import { elements } from '../support/elements.ts'

const idsIn = (html: string) => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)

/** Whether a writer's heading could get this id. */
const isOfHeadings = (id: string) => createHeadingIds()(id) === id

const pages = htmlFiles.map(({ file, html }) => {
  const texts = elements(html, /<div data-body=/)
  const own = texts.reduce((rest, text) => rest.replace(text, ''), html)
  return { file, own: idsIn(own), written: texts.flatMap(idsIn), all: idsIn(html) }
})
const withHeadings = pages.filter(({ written }) => written.some(isOfHeadings))

test('no id of a page with a text could be that of a heading, whatever it says', () => {
  expect(withHeadings.length).toBeGreaterThan(3)
  for (const { file, own } of withHeadings) {
    expect(own, file).toContain('Contenido')
    expect(own.filter(isOfHeadings), file).toEqual([])
  }
})
