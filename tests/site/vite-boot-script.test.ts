import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const project = join(import.meta.dirname, '../..')

test('the boot script is found in a folder whose name has spaces and accents', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lumbre en mi niñez '))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const file of ['package.json', 'src/site/vite-boot-script.ts', 'src/client/boot.js'])
    cpSync(join(project, file), join(folder, file))
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const program = `
    import { bootScript } from ${JSON.stringify(pathToFileURL(join(folder, 'src/site/vite-boot-script.ts')).href)}
    console.log(bootScript().load.call({ addWatchFile() {} }, '\\0virtual:boot-script'))`
  const tsx = pathToFileURL(join(project, 'node_modules/tsx/dist/esm/index.mjs')).href
  const printed = execFileSync(
    process.execPath,
    ['--import', tsx, '--input-type=module', '--eval', program],
    { encoding: 'utf8', stdio: 'pipe' },
  )
  expect(printed).toMatch(/^export const bootScript = ".+"/)
})
