import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hydrated, openPage } from '../support/open-page.ts'
import { serveCopy } from '../support/serve-copy.ts'

const component = `import { useState } from 'react'

/** Counts who is coming. */
export function PartySection() {
  const [guests, setGuests] = useState(0)
  return (
    <section>
      <h2>La fiesta</h2>
      <button type="button" onClick={() => setGuests(guests + 1)}>
        {\`Vienen \${guests}\`}
      </button>
    </section>
  )
}
`

test('a section with a button is alive on a direct visit: one component, one place in its page', async () => {
  const site = await serveCopy((folder) => {
    const home = join(folder, 'src/pages/home')
    writeFileSync(join(home, 'PartySection.tsx'), component)
    const page = join(home, 'HomePage.tsx')
    const last = '      <DeferredSection>\n        <ContactSection'
    const source = readFileSync(page, 'utf8')
    expect(source).toContain(last)
    writeFileSync(
      page,
      `import { PartySection } from './PartySection.tsx'\n${source.replace(
        last,
        `      <DeferredSection>\n        <PartySection />\n      </DeferredSection>\n${last}`,
      )}`,
    )
  })
  onTestFinished(site.close)
  const open = await openPage(`${site.url}/`)
  // Early, before the program has come, and late.
  await open.getByRole('button', { name: 'Vienen 0' }).click()
  await open.getByRole('button', { name: 'Vienen 1' }).waitFor()
  await hydrated(open)
  await open.getByRole('button', { name: 'Vienen 1' }).click()
  await open.getByRole('button', { name: 'Vienen 2' }).waitFor()
  expect(open.troubles).toEqual([])
}, 600_000)
