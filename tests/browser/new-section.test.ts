import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hydrated, openPage } from '../support/open-page.ts'
import { servedCopy } from '../support/serve-copy.ts'

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

const { at, edit, serve } = servedCopy()

test('a section with a button is alive on a direct visit: one component, one place in its page', async () => {
  writeFileSync(at('src/pages/home/PartySection.tsx'), component)
  const page = 'src/pages/home/HomePage.tsx'
  edit(page, /^/, "import { PartySection } from './PartySection.tsx'\n")
  const last = '      <DeferredSection>\n        <ContactSection'
  const party = '      <DeferredSection>\n        <PartySection />\n      </DeferredSection>\n'
  edit(page, last, party + last)
  const open = await openPage(`${await serve()}/`)
  // Early, before the program has come, and late.
  await open.getByRole('button', { name: 'Vienen 0' }).click()
  await open.getByRole('button', { name: 'Vienen 1' }).waitFor()
  await hydrated(open)
  await open.getByRole('button', { name: 'Vienen 1' }).click()
  await open.getByRole('button', { name: 'Vienen 2' }).waitFor()
  expect(open.troubles).toEqual([])
}, 600_000)
