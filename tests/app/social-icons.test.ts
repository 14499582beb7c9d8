import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const own = readFileSync('src/app/social-icons.svg', 'utf8')

test.each(['instagram', 'whatsapp', 'github', 'linkedin'])(
  'the icon of %s is the one of the icon package',
  (name) => {
    const svg = readFileSync(
      `node_modules/@phosphor-icons/core/assets/regular/${name}-logo.svg`,
      'utf8',
    )
    const [drawing] = /<path.*\/>/.exec(svg) ?? []
    expect(drawing).toBeDefined()
    expect(own).toContain(`<symbol id="${name}" viewBox="0 0 256 256">${drawing}</symbol>`)
  },
)
