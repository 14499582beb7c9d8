import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../../src/site/output-folder.ts'
import { builtPages, isRedirect } from '../support/built-pages.ts'

const pages = builtPages().filter((page) => !isRedirect(page))
const link = /<link rel="stylesheet"( disabled data-sheet)? href="([^"]*)">/g
/** From here on a page needs the sheet. */
const mark = '<template data-later'
const sheets = filesBelow('dist/assets').filter((file) => file.startsWith('later.'))

/** The sheet that a page asks for. */
function sheetOf(html: string): string {
  const address = / data-sheet href="\/([^"]*)"/.exec(html)?.[1]
  return address ? readFileSync(`dist/${address}`, 'utf8') : ''
}

/** Names of the classes that components carry; `0` has no rules. */
const classesIn = (html: string) =>
  [...html.matchAll(/ class="([^"]*)"/g)]
    .flatMap(([, list = '']) => list.split(' '))
    .filter((name) => name.startsWith('l-') && name !== 'l-0')

const ownStyle = (html: string) => /<style data-rules>(.*?)<\/style>/s.exec(html)?.[1] ?? ''

const kindOf = (file: string) =>
  /^index\.html$/.test(file) ? 'home' : /^servicios\//.test(file) ? 'service' : 'common'

test('speed: pages of a kind share one style sheet for later, which delays no first paint with JavaScript', () => {
  expect(sheets.map((file) => file.split('.')[1]).sort()).toEqual(['common', 'home', 'service'])
  for (const { file, html } of pages) {
    expect(html, file).toContain(mark)
    const name = sheets.find((sheet) => sheet.startsWith(`later.${kindOf(file)}.`))
    const address = `/assets/${name}`
    const [withScript = '', withoutScript = ''] = html.split('<noscript>')
    const links = (text: string) => [...text.matchAll(link)].map(([, state, href]) => [state, href])
    expect(links(withScript), file).toEqual([[' disabled data-sheet', address]])
    expect(links(withoutScript), file).toEqual([[undefined, address]])
  }
})

test('speed: home and service pages bring the rules of their first screen and of their drawings alone', () => {
  for (const { file, html } of pages.filter(({ file }) => kindOf(file) !== 'common')) {
    const style = ownStyle(html)
    const [first = '', ...rest] = html.split(mark)
    const later = new Set(classesIn(rest.join(mark)).filter((name) => !first.includes(name)))
    expect(later.size, file).toBeGreaterThan(30)
    const early = [...later].filter((name) => style.includes(`.${name}`))
    const rules = early.map((name) => style.slice(style.indexOf(`.${name}`)).split('}')[0])
    expect(
      rules.filter((rule) => !rule?.includes('url(')),
      file,
    ).toEqual([])
  }
})

test('without JavaScript every class of a page has its rules', () => {
  for (const { file, html } of pages) {
    const rules = ownStyle(html) + sheetOf(html)
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
    expect(text, file).toContain('<p>')
    expect(text, file).not.toMatch(/<pre|<table|class="callout/)
  }
})

test.each(sheets)('%s is there, is balanced and fetches nothing', (name) => {
  const sheet = readFileSync(`dist/assets/${name}`, 'utf8')
  expect(sheet.match(/\{/g)?.length).toBe(sheet.match(/\}/g)?.length)
  expect(sheet).not.toMatch(/url\((?!"data:)|@import|undefined|\[object/)
})
