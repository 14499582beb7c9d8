import { expect, test } from 'vitest'
import { waitingText } from '../../src/pages/waiting-text.ts'
import { article } from '../support/sample-site.ts'
import { workspace } from '../support/workspace.ts'

test('a build with drafts says what each entry waits for, and one without says nothing', async () => {
  const site = await workspace({
    'content/blog/borrador.mdx': article({ title: 'Uno', draft: true }),
    'content/blog/futuro.mdx': article({ title: 'Dos', date: '2025-11-29' }),
    'content/blog/uno.mdx': article({ title: 'Tres', date: '2025-08-14' }),
  })
  const { content } = await site.build({ includeDrafts: true })
  const waiting = content?.blog.map(({ slug, waiting }) => [slug, waitingText(waiting)])
  expect(waiting).toEqual([
    ['borrador', 'Borrador'],
    ['futuro', 'Se publica el 29 nov'],
    ['uno', undefined],
  ])
  const published = await site.build()
  expect(JSON.stringify(published.content)).not.toContain('"waiting"')
})
