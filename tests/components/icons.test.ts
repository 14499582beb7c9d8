import { expect, test } from 'vitest'
import { icons } from '../../src/components/Icon.tsx'
import { iconPath } from '../../src/pages/icon-path.ts'

test('an icon named in content is one path, even if the set draws it with two', () => {
  expect(iconPath('clock')).toBe(icons.clock)
  expect(iconPath('whatsapp-logo', 'fill')).toBe(icons.whatsapp)
  expect(iconPath('music-notes-minus', 'fill').match(/m/gi)?.length).toBeGreaterThan(1)
  expect(() => iconPath('no-such-icon')).toThrow()
})
