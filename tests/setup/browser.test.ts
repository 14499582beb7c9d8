import { chmodSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { ensureBrowser } from '../../scripts/setup/browser.js'
import { temporaryFolder } from '../support/temporary-folder.ts'

function program(name: string, code: number): string {
  const file = path.join(temporaryFolder({ [name]: `#!/bin/sh\nexit ${code}\n` }), name)
  chmodSync(file, 0o755)
  return file
}

test('CHROME_PATH takes precedence over what is installed; one that does not start is an error', () => {
  const mine = program('mine', 0)
  vi.stubEnv('CHROME_PATH', mine)
  expect(ensureBrowser()).toBe(mine)
  for (const file of ['/opt/gone', program('broken', 1)]) {
    vi.stubEnv('CHROME_PATH', file)
    expect(() => ensureBrowser()).toThrow(file)
  }
})
