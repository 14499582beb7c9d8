import { expect, test } from 'vitest'
import { builtPages, isRedirect } from '../support/built-pages.ts'
import { mainText } from '../support/page-text.ts'

/** Marks of the site's own that are no claim: the idiom of the chatbot, partners, the loader. */
const idioms =
  /3 a\. m\.|Tianguis 24|ANDÉN 9|Anden 9|c4f81d7a|\b0 %|React 19|en 2025|\b2025\b|\b404\b/gi

/** Figures that many pages share: 24 hours, 24/7, 12 hours, 1 year. */
const shared = ['24', '24/7', '12', '1']

/** Every figure that the specification gives for a page, by the page. */
const figures: Record<string, string> = {
  '/': `50+ 100% 98% 5+ 30+ 2 95% 3 4 1 2 5 7:00 17:00 60 10 15 6 8
    1,200 2,500 5,000 1,800 800 2,200 1,500 1,000
    370 550 700 1,000 400 2,000 2,500 5,000 300 500 4,000 8,000 15,000 7,000 3,000 2,800 30`,
  '/servicios': '1,200 2,500 5,000 1,800 800 2,200 1,500 1,000 2 30 60',
  '/precios': `370 550 700 1,000 400 2,000 2,500 5,000 300 500 4,000 8,000 15,000 7,000 3,000 2,800
    800 8 5 10 30 2 3 8,500 1,800 6,500 2,200 7,500 5,800 200 1,200 4,500`,
  '/portafolio': '6',
  '/por-que-elegirnos': '3 4',
  '/contacto': `+52 55 0000 7:00 17:00 2 6 5,000 10,000 25,000 50,000`,
  '/blog': '5 6 8 10 15',
  '/blog/categoria/desarrollo-web': '5 6 10',
  '/blog/categoria/inteligencia-artificial': '8 15',
  '/servicios/creacion-paginas-web': '370 550 700 1,000 400 2,000 8 5 10 30 3 4',
  '/servicios/creacion-ecommerce': '2,500 4,500 8,500 100 60 120 400 2,000 30',
  '/servicios/creacion-saas': '2,000 4,000 8,000 15,000 2 3 8 99.9%',
  '/servicios/integracion-ia': '1,800 3,500 6,500 30 90 3',
  '/servicios/integracion-chatbots': '400 700',
  '/servicios/automatizaciones-ia': '2,200 4,200 7,500 2 60 120 5',
  '/servicios/analisis-datos': '1,800 3,200 5,800 200 400 800 2 5 60 120',
  '/servicios/escalabilidad-seo': '1,200 2,500 4,500 5 10 15 15+ 30 400% 8 60% 3 6',
}

/** Articles speak of the world and name their sources. */
const isArticle = (url: string) => /^\/blog\/(?!categoria)/.test(url)

for (const { url } of builtPages().filter((page) => !isRedirect(page) && !isArticle(page.url)))
  test(`decisions, Brand: ${url} has no figure beyond the specification`, () => {
    const known = new Set([...shared, ...(figures[url] ?? '').split(/\s+/)])
    const said =
      mainText(url)
        .replace(idioms, ' ')
        .match(/\+?\d(?:[\d,.:/]*\d)?[%+]?/g) ?? []
    expect([...new Set(said)].filter((figure) => !known.has(figure))).toEqual([])
  })
