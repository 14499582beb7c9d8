import { expect, test } from 'vitest'
import { sceneSchema } from '../../../src/content/schemas/scenes.ts'
import { sectionOrder } from '../../../src/pages/service/section-order.ts'
import { content } from '../../support/site-content.ts'

const scenes = content.services.flatMap(({ data }) => data.scene ?? [])

test('every kind of scene has a service, and its order names each section once', () => {
  const kinds = sceneSchema.options.flatMap(({ shape }) => [...shape.kind.values])
  expect(scenes.map(({ kind }) => kind).sort()).toEqual(kinds.sort())
  for (const scene of scenes)
    expect([...sectionOrder(scene)].sort()).toEqual([
      'features',
      'plans',
      'questions',
      'scene',
      'stories',
    ])
})

test('service pages differ in order, and a service without a scene has a page too', () => {
  expect(new Set(scenes.map((scene) => sectionOrder(scene).join())).size).toBeGreaterThan(3)
  expect(sectionOrder(undefined)).not.toContain('scene')
})
