import { expect, test, vi } from 'vitest'
import { checkHtml } from '../../src/audit/check-html.ts'
import { plantedSite } from './sample-site.ts'

test('the HTML checker, where available, reports file and line, but no skipped heading levels', (context) => {
  const findings = checkHtml(
    plantedSite({ file: 'hola.html', from: '<p>', to: '<h5>Salto</h5><p align=' }),
  )
  // The project does not require Java; GitHub's machines have it.
  if ('missing' in findings) return context.skip()
  expect(findings.length).toBeGreaterThan(0)
  for (const finding of findings)
    expect(finding).toMatchObject({ file: 'hola.html', line: 4, code: 'html' })
  expect(findings.filter(({ message }) => message.includes('heading'))).toEqual([])
})

test('without Java one line says what to install', () => {
  vi.stubEnv('PATH', '')
  const answer = checkHtml(plantedSite())
  vi.unstubAllEnvs()
  expect(answer).toEqual({ missing: expect.stringMatching(/^Java 11 .*apt-get install/) })
})
