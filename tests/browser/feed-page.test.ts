import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.ts'

test.each(['rss', 'atom'])(
  'a browser shows %s.xml as a list, and says what it is for',
  async (form) => {
    const page = await openPage(`/${form}.xml`)
    const shown = await page.evaluate(() => ({
      said: getComputedStyle(document.querySelector('channel, feed') as Element, '::before')
        .content,
      visible: [...document.querySelectorAll('item > *, entry > *')]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => element.localName),
    }))
    expect(shown.said).toContain('pégala en tu lector de noticias')
    expect(new Set(shown.visible)).toEqual(
      new Set(['title', 'link', form === 'rss' ? 'description' : 'summary']),
    )
  },
)
