import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { icons } from '../../src/components/Icon.tsx'
import { iconPath } from '../../src/pages/icon-path.ts'

const assets = join(
  dirname(dirname(createRequire(import.meta.url).resolve('@phosphor-icons/core'))),
  'assets',
)

test('every icon of the interface equals that of its set', () => {
  const drawn = ['regular', 'bold', 'fill'].flatMap((weight) =>
    readdirSync(join(assets, weight)).map((file) =>
      readFileSync(join(assets, weight, file), 'utf8'),
    ),
  )
  const all = drawn.join()
  expect(Object.keys(icons).length).toBeGreaterThan(15)
  for (const [name, path] of Object.entries(icons))
    expect(all.includes(`<path d="${path}"/>`), name).toBe(true)
})

test('an icon named in content is one path, even if the set draws it with two', () => {
  expect(iconPath('clock')).toBe(icons.clock)
  expect(iconPath('whatsapp-logo', 'fill')).toBe(icons.whatsapp)
  expect(iconPath('music-notes-minus', 'fill').match(/M/g)?.length).toBeGreaterThan(1)
  expect(() => iconPath('no-such-icon')).toThrow()
})
