import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compile } from './support.ts'

const prose = readFileSync(join(import.meta.dirname, 'right-prose.md'), 'utf8')

test('prose with abbreviations, hours, prices, dashes and quotations is told nothing', async () => {
  expect((await compile(prose)).problems).toEqual([])
})
