import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readContent } from '../../../src/content/read-content.ts'
import { articlePages } from '../../../src/pages/article/article.data.server.ts'
import { articleTeaser } from '../../../src/pages/article-teaser.ts'
import { article, svg } from '../../support/sample-site.ts'
import { workspace } from '../../support/workspace.ts'

/** The smallest GIF: one pixel. */
const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')

async function withPicture(image: string | undefined) {
  const site = await workspace({
    'content/images/foto.gif': gif,
    'content/images/corte.avif': await sharp(gif).avif().toBuffer(),
    'content/images/dibujo.svg': svg,
    'content/blog/uno.mdx': article({ image, imageAlt: image && 'Una foto.' }),
  })
  await site.build()
  const content = readContent(site.outDir)
  const [page] = articlePages(content)
  const [entry] = content.blog
  const cover = entry && articleTeaser(content, entry).cover
  return { cover, head: page?.data().head }
}

test('the picture of an article is its cover and its picture for shared links', async () => {
  const { cover, head } = await withPicture('/images/foto.gif')
  expect(cover).toMatchObject({ src: '/images/foto.gif', alt: '' })
  expect(head?.picture).toEqual({ src: '/images/foto.gif', alt: 'Una foto.', width: 1, height: 1 })
  expect(JSON.stringify(head?.structuredData)).toMatch(
    /"image":\{"@type":"ImageObject","url":"https?:[^"]*\/images\/foto\.gif"/,
  )
})

test.each(['/images/dibujo.svg', '/images/corte.avif'])(
  '%s is a cover, but not a picture for shared links, which cannot show it',
  async (image) => {
    const { cover, head } = await withPicture(image)
    expect(cover).toMatchObject({ src: image })
    expect(head?.picture.src).toMatch(/^\/_share\//)
  },
)

test('without a picture the cover is drawn', async () => {
  const { cover, head } = await withPicture(undefined)
  expect(cover).toHaveProperty('fire')
  expect(head?.picture.src).toMatch(/^\/_share\//)
})
