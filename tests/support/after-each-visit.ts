import { afterEach } from 'vitest'
import { closePages } from './open-page.ts'

// Runs before each file: pages that a test opened are closed after it.
afterEach(closePages)

// Of a test that passes at its second try, the report does not say why it failed at its first.
afterEach(({ task: { name, result } }) => {
  if (result?.state !== 'fail') return
  for (const { stack, diff = '' } of result.errors ?? []) console.log(`${name}\n${stack}\n${diff}`)
})
