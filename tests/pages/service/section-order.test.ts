import { expect, test } from 'vitest'
import { sectionOrder } from '../../../src/pages/service/section-order.ts'
import { content } from '../../support/site-content.ts'

test('service pages have the same sections in different orders, and one without a scene has no place for it', () => {
  const orders = content.services.map(({ data }) => sectionOrder(data.scene))
  for (const order of orders)
    expect([...order].sort()).toEqual(['features', 'plans', 'questions', 'scene', 'testimonials'])
  expect(new Set(orders.map(String)).size).toBeGreaterThan(3)
  expect(sectionOrder(undefined)).not.toContain('scene')
})
