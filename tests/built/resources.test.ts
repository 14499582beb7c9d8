import { expect, test } from 'vitest'
import { inOrder, pageOf } from '../../src/content/queries.ts'
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

test('each app has icon, title, description and category, the colour of its file, and leads to /app-loader', () => {
  for (const [index, { category, title, description, tone }] of apps.entries()) {
    const box = boxes[index] ?? ''
    expect(textsOf(box, 'h3')).toEqual([title])
    expect(textsOf(box, 'p')).toEqual(expect.arrayContaining([category, description]))
    expect(box).toContain('<svg')
    expect(attributeValues(box, 'div', 'data-ground')[0]).toBe(tone)
    expect(linksOf(box)).toEqual([{ text: `${home.apps.action} ${title}`, to: '/app-loader' }])
  }
})

test('/recursos-ia leads on to the AI integration service', () => {
  const { label } = pageOf(content, 'resources').data.offer.action
  expect(linksOf(element(pageHtml('/recursos-ia'), /<main\b/))).toContainEqual({
    text: label,
    to: '/servicios/integracion-ia',
  })
})
