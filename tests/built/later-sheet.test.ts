import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../../src/build/site/output-folder.ts'
import { builtPages, isRedirect } from '../support/built-pages.ts'

const pages = builtPages().filter((page) => !isRedirect(page))
const link = /<link rel="stylesheet"( disabled data-sheet)? href="([^"]*)">/g
/** From here on a page needs the sheet. */
const mark = '<template data-later'
const sheets = filesBelow('dist/assets').filter((file) => file.startsWith('later.'))
const sheet = readFileSync(`dist/assets/${sheets[0]}`, 'utf8')

/** Names of the classes that components carry; `0` has no rules. */
const classesIn = (html: string) =>
  [...html.matchAll(/ class="([^"]*)"/g)]
    .flatMap(([, list = '']) => list.split(' '))
    .filter((name) => name.startsWith('l-') && name !== 'l-0')

const ownStyle = (html: string) => /<style data-rules>(.*?)<\/style>/s.exec(html)?.[1] ?? ''

test('speed: all pages share one style sheet for later, which delays no first paint with JavaScript', () => {
  expect(sheets).toHaveLength(1)
  const address = `/assets/${sheets[0]}`
  for (const { file, html } of pages) {
    expect(html, file).toContain(mark)
    const [withScript = '', withoutScript = ''] = html.split('<noscript>')
    const links = (text: string) => [...text.matchAll(link)].map(([, state, href]) => [state, href])
    expect(links(withScript), file).toEqual([[' disabled data-sheet', address]])
    expect(links(withoutScript), file).toEqual([[undefined, address]])
  }
})

test('decisions, Behaviour: without JavaScript every class of a page has its rules', () => {
  for (const { file, html } of pages) {
    const rules = ownStyle(html) + sheet
    expect(classesIn(html).length, file).toBeGreaterThan(1)
    expect(
      classesIn(html).filter((name) => !rules.includes(`.${name}`)),
      file,
    ).toEqual([])
  }
})

test('speed: what stands before the sheet has all its rules in the page: nothing is shown bare', () => {
  for (const { file, html } of pages) {
    const style = ownStyle(html)
    const [first = ''] = html.split(mark)
    const bare = classesIn(first).filter((name) => !style.includes(`.${name}`))
    expect(bare, file).toEqual([])
    for (const [, tone] of first.matchAll(/ data-tone="(\w+)"/g))
      expect(style, file).toContain(`[data-tone=${tone}]{`)
  }
})

test('a page brings along the colours that its own rules ask for', () => {
  for (const { file, html } of pages) {
    const style = ownStyle(html)
    const asked = new Set([...style.matchAll(/var\(--([\w-]+)[),]/g)].map(([, name]) => name))
    // Set by the component that asks for it, or from the page's script.
    const own = /^(display|text|ground|progress|delay)$/
    const missing = [...asked].filter(
      (name) => !style.includes(`--${name}:`) && !own.test(name ?? ''),
    )
    expect(asked.size, file).toBeGreaterThan(5)
    expect(missing, file).toEqual([])
  }
})

test('speed: an article shows its first paragraphs before it waits for the sheet', () => {
  for (const { file, html } of pages.filter(({ file }) => /^blog\/[^/]+\.html$/.test(file))) {
    const [first = ''] = html.split(mark)
    const [, text = ''] = first.split('data-body')
    expect(text.match(/<p>/g)?.length ?? 0, file).toBeGreaterThan(1)
    expect(text, file).not.toMatch(/<pre|<table|class="callout/)
    expect(html, file).toMatch(/<pre|<table|class="callout/)
  }
})

test('the sheet is there, is balanced and fetches nothing', () => {
  expect(existsSync(`dist/assets/${sheets[0]}`)).toBe(true)
  expect(sheet.match(/\{/g)?.length).toBe(sheet.match(/\}/g)?.length)
  expect(sheet).not.toMatch(/url\((?!"data:)|@import|undefined|\[object/)
})
