import { compileBody } from '../../compiler/markdown/compile-body.ts'
import { propList } from '../../compiler/markdown/lint/check-props.ts'
import { planPrices } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { hashOfBody } from '../../lib/hash.ts'
import type { ComponentRule } from '../../mdx/component-rule.ts'
import { vocabularyRules } from '../../mdx/vocabulary-rules.ts'
import { definePage } from '../../pages/define-page.ts'
import { type PageToRender, pageToRender } from '../page-data.ts'
import { galleryPath } from './serve-pages.ts'

/** @param image one that the site has, instead of that of the examples */
const gallerySource = (image: string): string =>
  [...vocabularyRules]
    .map(([name, rule]) => section(name, rule))
    .join('\n\n')
    .replaceAll('/images/foto.webp', image)

function section(name: string, rule: ComponentRule): string {
  const example = rule.example.replace(/[«»]/g, '')
  return [`## ${name}`, example, `\`\`\`mdx\n${example}\n\`\`\``, propList(rule)].join('\n\n')
}

/**
 * The page of the component gallery, made like that of any other text.
 *
 * @throws {Error} when an example has an error
 */
export async function componentGallery(content: Content, basePath: string): Promise<PageToRender> {
  const file = 'content/pages/componentes.mdx'
  const { services, images, site } = content
  const context = { basePath, address: site.address, prices: planPrices(services), sizes: images }
  const [image = ''] = Object.keys(images)
  const { html, headings, problems } = await compileBody(gallerySource(image), { file, context })
  if (html === undefined) throw new Error(`The gallery: ${JSON.stringify(problems)}`)
  const hash = hashOfBody(html)
  const page = definePage(content, {
    route: 'text',
    url: galleryPath,
    words: { title: 'Componentes', description: lead, keywords: [] },
    noindex: true,
    bodies: [hash],
    data: () => ({
      heading: ['Componentes'],
      lead,
      headings: headings.filter(({ depth }) => depth === 2),
      body: hash,
    }),
  })
  return pageToRender({ ...content, readBody: () => html }, page)
}

const lead =
  'Lo que puedes usar en un texto además de Markdown: cómo se ve, qué se escribe y sus datos. Esta página está solo en la vista previa.'
