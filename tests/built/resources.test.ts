import { expect, test } from 'vitest'
import { inOrder } from '../../src/content/queries.ts'
import { plainText } from '../../src/lib/plain-text.ts'
import { attributeValues } from '../support/built-pages.ts'
import { children, element, linksOf, textsOf } from '../support/elements.ts'
import { pageHtml } from '../support/page-text.ts'
import { content, home } from '../support/site-content.ts'

const boxesOf = (url: string) => children(element(pageHtml(url), /<ul class="apps\b/), 'li')
const boxes = boxesOf('/recursos-ia')

const apps = inOrder(content['ai-apps']).map(({ data }) => data)

test('/recursos-ia shows the same free AI apps as the home page', () => {
  expect(boxes.map((box) => textsOf(box, 'h3')[0])).toEqual(apps.map(({ title }) => title))
  expect(boxes.map(plainText)).toEqual(boxesOf('/').map(plainText))
})

for (const [index, { category, title: name, description }] of apps.entries()) {
  const box = boxes[index] ?? ''

  test(`${name} has icon, title, description and the category ${category}`, () => {
    expect(textsOf(box, 'h3')).toEqual([name])
    expect(textsOf(box, 'p')).toContain(category)
    expect(textsOf(box, 'p')).toContain(description)
    expect(box).toContain('<svg')
  })

  test(`${name} has a button, which leads to /app-loader`, () => {
    expect(linksOf(box)).toEqual([{ text: `${home.apps.action} ${name}`, to: '/app-loader' }])
  })
}

test('each app has the colour that its file says', () => {
  const grounds = boxes.map((box) => attributeValues(box, 'div', 'data-ground')[0])
  expect(grounds).toEqual(apps.map(({ tone }) => tone))
})
