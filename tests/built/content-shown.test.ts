import { expect, test } from 'vitest'
import { articlesByDate, bySlug, inOrder, pageOf } from '../../src/content/queries.ts'
import { fillFacts } from '../../src/content/site-facts.ts'
import { formatDay } from '../../src/lib/format-date.ts'
import { formatPrice } from '../../src/lib/format-price.ts'
import { readingMinutes } from '../../src/lib/reading-time.ts'
import { children, element, elements } from '../support/elements.ts'
import { homeSection, type SectionName } from '../support/home-sections.ts'
import { mainOf, pageHtml } from '../support/page-text.ts'
import { plainText } from '../support/plain-text.ts'
import { content, home, site } from '../support/site-content.ts'

/**
 * Names that programs compare are not texts, except those that are shown or become an attribute.
 */
const isName = (text: string) => /^[a-z][\w-]*$/.test(text)
const shownNames = ['name', 'title', 'tone', 'ground', 'subject']

/** Every text in some content, with the path of its field. */
function textsIn(value: unknown, path: readonly string[] = []): { path: string; text: string }[] {
  if (typeof value === 'string')
    return isName(value) && !shownNames.includes(path.at(-1) ?? '')
      ? []
      : [{ path: path.join('.'), text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}

/** The texts in some content that are neither in the text nor in the attributes of some HTML. */
function missingFrom(html: string, shown: unknown) {
  const values = [...html.matchAll(/ [a-z-]+="([^"]*)"/gi)].map(([, value]) => value)
  const said = `${plainText(html)} · ${plainText(values.join(' · '))}`
  return textsIn(shown).filter(({ text }) => !said.includes(plainText(text)))
}

/** Fields whose text appears in a dialog, by the program, or on another page. */
const waiting =
  /\b(?:dialog|dialogTitle|privateDialog|frameFailure|stages|done|notify|empty|none|results|corrected|failed)\b|^labels.subject|^(?:planM|pricing.m)essage|^form.action|^newsletter/
const elsewhere = /^(?:aliases|card|detail|currencies|about.facts)\b/
/** Buttons that lead to a profile. */
const absent = site.social.github ? [] : ['codeAction']

/** Without projects the portfolio has nothing to filter, to name or to explain. */
const emptyPages = content.projects.length === 0 ? ['/portafolio'] : []

test.each(
  [...content.pages, ...content.services, ...content.clients].filter(
    ({ url = '' }) => !emptyPages.includes(url),
  ),
)('$url contains the texts of its file', (page) => {
  const missing = missingFrom(pageHtml(page.url), page.data)
  const isDue = ({ path }: { path: string }) =>
    !waiting.test(path) && !elsewhere.test(path) && !absent.includes(path)
  expect(missing.filter(isDue)).toEqual([])
})

const services = inOrder(content.services)
const members = inOrder(content.team).map(({ data }) => data)
const mail = `mailto:${site.email}?subject=`
const posts = articlesByDate(content).map(({ url, data, body }) => ({
  url,
  isFeatured: data.featured,
  minutes: `${data.readingTime ?? readingMinutes(body?.words ?? 0)} min`,
  /** What every place that shows it contains. */
  said: [
    data.title,
    bySlug(content.team, data.author).data.name,
    bySlug(content.categories, data.category).data.title,
  ],
  description: data.description,
  date: formatDay(data.date),
  image: { image: data.image, subject: data.subject },
}))
const apps = inOrder(content['ai-apps']).map(({ data }) => [data, '/app-loader'])
const told = (slugs: readonly string[]) =>
  slugs.map((slug) => {
    const { sample, rating, ...words } = bySlug(content.testimonials, slug).data
    return { ...words, rating: `Calificación: ${rating} de 5` }
  })

/** The outermost items of the first list of a section of the home page. */
const itemsOf = (name: SectionName) =>
  children(elements(homeSection(name), /<ul\b(?![^>]* aria-hidden)/)[0] ?? '', 'li')
const listOf = (url: string, name: string) =>
  children(element(mainOf(url), new RegExp(`<(?:ul|ol) class="(?:[^"]* )?${name}\\b`)), 'li')

/** The questions that each page names. */
const asked: [url: string, slugs: readonly string[]][] = [
  ['/', home.faqs.items],
  ['/contacto', pageOf(content, 'contact').data.faqs.items],
  ...content.services.map(({ url, data }): [string, readonly string[]] => [url, data.faqs.items]),
]

/** The items of a page in order, and what each must contain. */
type List = [name: string, items: string[], shown: readonly unknown[]]
const lists: List[] = [
  [
    'the members of /equipo',
    elements(mainOf('/equipo'), /<article\b/),
    members.map(({ description, tone, ...data }) => [data, mail]),
  ],
  [
    'the members of the home page',
    itemsOf('team'),
    members.map(({ name, role, skills, imageAlt }) => [
      ...[name, role, imageAlt, mail],
      skills.slice(0, 2).join(' · '),
    ]),
  ],
  [
    'the values of /equipo',
    listOf('/equipo', 'values'),
    inOrder(content.values).map(({ data }) => data),
  ],
  ...['/', '/recursos-ia'].map((url): List => [`the apps of ${url}`, listOf(url, 'apps'), apps]),
  [
    'the cards of /contacto',
    children(element(mainOf('/contacto'), /<dl\b/), 'div'),
    inOrder(content['contact-cards']).map(({ data: { title, content, detail } }) => [
      title,
      fillFacts(content, site),
      fillFacts(detail, site),
    ]),
  ],
  [
    'the cases of /portafolio',
    elements(mainOf('/portafolio'), /<article\b/),
    inOrder(content.projects).map(({ data }) => data),
  ],
  [
    'the cards of /blog',
    listOf('/blog', 'cards'),
    posts
      .slice(0, 12)
      .map(({ url, said, description, minutes, date, image }) => [
        ...[url, said, description, minutes, date.short, image],
      ]),
  ],
  [
    'the heads of articles',
    posts.map(({ url }) => mainOf(url)),
    posts.map(({ said, minutes, image }) => [said, `${minutes} de lectura`, image]),
  ],
  [
    'the articles of the home page',
    itemsOf('blog'),
    posts
      .filter(({ isFeatured }) => isFeatured)
      .slice(0, 3)
      .map(({ url, said, description, date }) => [url, said, description, date.month]),
  ],
  ...['/', '/servicios'].flatMap((url): List[] => [
    [
      `the services of ${url}`,
      listOf(url, 'mosaic'),
      services.map(({ url, data }) => [url, data.card]),
    ],
    [
      `the prices of ${url}`,
      listOf(url, 'menu'),
      services.map(({ url, data: { detail } }) => [
        ...[url, detail.title, detail.description, detail.features.join(' · ')],
        `${home.menu.action} sobre ${detail.title}`,
        formatPrice(detail.price),
      ]),
    ],
  ]),
  ...['/', '/precios'].map(
    (url): List => [
      `the receipts of ${url}`,
      listOf(url, 'receipts'),
      inOrder(content.pricing).map(({ data: { title, options } }) => [
        title,
        options.map(({ name, price, features }) => [name, formatPrice(price), features]),
      ]),
    ],
  ),
  [
    'the partners',
    itemsOf('partners'),
    inOrder(content.partners).map(({ data: { name, icon } }) => ({ name, icon })),
  ],
  ['the coupons', itemsOf('promotions'), inOrder(content.promotions).map(({ data }) => data)],
  ['the testimonials of the home page', itemsOf('testimonials'), told(home.testimonials.items)],
  ...asked.map(
    ([url, slugs]): List => [
      `the questions of ${url}`,
      // Only one with the same name is open at a time; the question is in its summary.
      elements(mainOf(url), /<details name="preguntas"(?![^>]* open)/),
      slugs.map((slug) => bySlug(content.faqs, slug).data),
    ],
  ),
  [
    'the testimonials of /por-que-elegirnos',
    listOf('/por-que-elegirnos', 'testimonials'),
    told(pageOf(content, 'why').data.testimonials.items).map(({ service, ...words }) => words),
  ],
  ...content.services.flatMap(({ url, data }): List[] => [
    [
      `the plans of ${url}`,
      // Each from its name to the next one's.
      element(mainOf(url), /<section id="planes"/)
        .split(/(?=<h3\b)/)
        .slice(1),
      data.plans.items.map(({ name, price, description, features }) => [
        ...[name, description, features],
        formatPrice(price).replace(/ USD \+ .*/, ''),
      ]),
    ],
    [
      `the testimonials of ${url}`,
      elements(mainOf(url), /<figure\b(?! class="scene")/),
      told(data.testimonials.items).map(({ content, name, rating }) => [content, name, rating]),
    ],
  ]),
]

test.each(lists)('%s contain the texts of their files, in order', (_, items, shown) => {
  expect(items).toHaveLength(shown.length)
  for (const [place, one] of shown.entries()) {
    expect(missingFrom(items[place] ?? '', one)).toEqual([])
    if (JSON.stringify(one).includes('"icon":')) expect(items[place]).toMatch(/<(?:svg|img)\b/)
  }
})
