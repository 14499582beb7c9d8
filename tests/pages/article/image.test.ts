import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { bySlug } from '../../../src/content/queries.ts'
import { readContent } from '../../../src/content/read-content.ts'
import { articlePages } from '../../../src/pages/article/article.data.server.ts'
import { articleTeaser } from '../../../src/pages/article-teaser.ts'
import { article, svg } from '../../support/sample-site.ts'
import { workspace } from '../../support/workspace.ts'

/** The smallest GIF: one pixel. */
const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')

const withImage = (image: string) => article({ image, imageAlt: 'Una foto.' })
const site = await workspace(
  {
    'content/images/foto.gif': gif,
    'content/images/corte.avif': await sharp(gif).avif().toBuffer(),
    'content/images/dibujo.svg': svg,
    'content/blog/foto.mdx': withImage('/images/foto.gif'),
    'content/blog/corte.mdx': withImage('/images/corte.avif'),
    'content/blog/dibujo.mdx': withImage('/images/dibujo.svg'),
  },
  {},
  afterAll,
)
await site.build()
const content = readContent(site.outDir)

function imagesOf(slug: string) {
  const entry = bySlug(content.blog, slug)
  const page = articlePages(content).find(({ url }) => url === entry.url)
  return { cover: articleTeaser(content, entry).cover, head: page?.data().head }
}

test('the image of an article is its cover and its image for shared links', () => {
  const { cover, head } = imagesOf('foto')
  expect(cover).toMatchObject({ src: '/images/foto.gif', alt: '' })
  expect(head?.image).toEqual({ src: '/images/foto.gif', alt: 'Una foto.', width: 1, height: 1 })
  expect(JSON.stringify(head?.structuredData)).toMatch(
    /"image":\{"@type":"ImageObject","url":"https?:[^"]*\/images\/foto\.gif"/,
  )
})

test.each([
  ['a drawing', 'dibujo', { src: '/images/dibujo.svg' }],
  ['an AVIF', 'corte', { src: '/images/corte.avif' }],
  ['a drawn cover', 'uno', { fire: expect.anything() }],
])('%s is a cover, but not an image for shared links, which cannot show it', (_, slug, shown) => {
  const { cover, head } = imagesOf(slug)
  expect(cover).toMatchObject(shown)
  expect(head?.image.src).toMatch(/^\/_share\//)
})
