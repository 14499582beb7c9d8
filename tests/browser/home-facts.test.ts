import { beforeAll, expect, test } from 'vitest'
import { openPage } from '../support/open-page.ts'

/** What the home page says in its HTML, read once without JavaScript. */
let home: Awaited<ReturnType<typeof readHome>>

async function readHome() {
  const page = await openPage('/', { javaScript: false })
  return page.evaluate(() => {
    const say = (node: Element | null | undefined) =>
      (node?.textContent ?? '').replace(/\s+/g, ' ').trim()
    const all = (node: Element | undefined, selector: string) => [
      ...(node?.querySelectorAll(selector) ?? []),
    ]
    const sections = all(document.body, 'main section, footer').filter(
      (section) => !section.parentElement?.closest('section'),
    )
    return {
      title: document.title,
      contact: say(document.querySelector('#contact h2')),
      ring: document.querySelector('.ring svg path')?.getAttribute('d') ?? '',
      sections: sections.map((section) => ({
        name: section.tagName === 'FOOTER' ? 'footer' : say(section.querySelector('h1, h2')),
        text: say(section),
        links: all(section, 'a').map((link) => ({
          text: say(link),
          to: link.getAttribute('href') ?? '',
        })),
        claims: all(section, 'dl > div').map(
          (claim) => `${say(claim.querySelector('dd'))} ${say(claim.querySelector('dt'))}`,
        ),
        items: all(section, 'ul:not([aria-hidden]) > li, details').map((item) => ({
          heading: say(item.querySelector('h3, summary')),
          paragraphs: all(item, 'p').map(say),
          text: say(item),
          pictures: all(item, 'svg, img, [data-fire]').length,
          alternative: item.querySelector('img')?.getAttribute('alt') ?? '',
          day: say(item.querySelector('time')),
          author: say(item.querySelector('span')),
          category: say(item.querySelector('b, .category')),
        })),
      })),
    }
  })
}

beforeAll(async () => {
  home = await readHome()
})

const names = [
  'Hacemos software que prende.',
  'Confían en nosotros',
  'Cuatro personas, ninguna oficina y una sola conversación.',
  'Lo usual y lo nuestro, lado a lado',
  'Ocho oficios para un mismo negocio',
  'La carta',
  'De la idea al sitio en cinco pasos',
  'Elige, compara y pregunta',
  'Cuatro apps de IA gratis',
  'Los nombres detrás del trabajo',
  'Una ronda para aprender juntos',
  'Cupones que ya vienen incluidos',
  'Notas desde el taller',
  'Lo que cuentan quienes ya contrataron',
  'Lo que todos preguntan',
  '¿Se te quema un proyecto?',
  'footer',
]
const [
  hero,
  partners,
  about,
  why,
  services,
  menu,
  ,
  ,
  apps,
  team,
  community,
  coupons,
  blog,
  ,
  faqs,
] = names as [string, ...string[]]

function section(name: string | undefined) {
  const found = home.sections.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`no section ${name}`)
  return found
}
const targets = (name: string | undefined) => section(name).links.map(({ to }) => to)

test('product §1: the home page has its 17 sections in order', () => {
  expect(home.sections.map(({ name }) => name)).toEqual(names)
})

test('product §1: the title has the form {page title} | {product name} - intelligent software development', () => {
  expect(home.title).toMatch(/^.+ \| Lumbre - intelligent software development$/)
})

for (const claim of [
  '50+ proyectos entregados',
  '100% satisfacción',
  '5+ años de experiencia',
  '24/7 soporte',
])
  test(`product §1: the hero claims ${claim}`, () => {
    expect(section(hero).claims).toContain(claim)
  })

test('product §1: the hero makes these four claims and no other', () => {
  expect(section(hero).claims).toHaveLength(4)
})

test('product §1: 98% client satisfaction is claimed outside of the hero', () => {
  expect(section(about).claims).toContain('98% de clientes Satisfacción')
  expect(section(hero).text).not.toContain('98%')
})

for (const claim of ['30+ miembros activos', '2 eventos realizados', '95% satisfacción'])
  test(`product §1: the community claims ${claim}`, () => {
    expect(section(community).claims).toContain(claim)
  })

test('design §11: the community ring is drawn with 30 marks', () => {
  expect(home.ring.match(/M/g)).toHaveLength(30)
})

test('product §1: the urgent contact is the section with id contact', () => {
  expect(home.contact).toBe('¿Se te quema un proyecto?')
})

test('product §2: the about block links to /quienes-somos and /equipo', () => {
  expect(targets(about)).toEqual(['/quienes-somos', '/equipo'])
})

test('product §2: why-choose-us links to /por-que-elegirnos', () => {
  expect(targets(why)).toEqual(['/por-que-elegirnos'])
})

test('product §9: why-choose-us says small projects under 3 days, large at most 4', () => {
  expect(section(why).text).toContain(
    'Proyectos chicos en menos de 3 días; grandes, en 4 como máximo.',
  )
})

test('product §1: why-choose-us claims support 24/7', () => {
  expect(section(why).text).toContain('Soporte 24/7')
})

test('product §9: the about block says that replies come in under 24 hours', () => {
  expect(section(about).text).toContain('En menos de 24 horas')
})

test('product §9: the about block says most of the Americas, online', () => {
  expect(section(about).text).toContain('En línea, casi toda América')
})

test('product §2: the service cards lead to the eight service pages', () => {
  expect(targets(services)).toEqual([
    '/servicios/creacion-paginas-web',
    '/servicios/creacion-ecommerce',
    '/servicios/creacion-saas',
    '/servicios/integracion-ia',
    '/servicios/integracion-chatbots',
    '/servicios/automatizaciones-ia',
    '/servicios/analisis-datos',
    '/servicios/escalabilidad-seo',
  ])
})

test('product §3: a service card has a drawing, a title and a description', () => {
  expect(section(services).items).toHaveLength(8)
  for (const { heading, paragraphs, pictures } of section(services).items) {
    expect(heading).not.toBe('')
    expect(paragraphs[0]).not.toBe('')
    expect(pictures).toBe(2)
  }
})

for (const [title, price] of [
  ['Páginas web', '$1,200'],
  ['E-commerce', '$2,500'],
  ['SaaS con IA', '$5,000'],
  ['Integración de IA en sitios', '$1,800'],
  ['Chatbots', '$800'],
  ['Automatizaciones con IA', '$2,200'],
  ['Análisis de datos', '$1,500'],
  ['SEO y escalabilidad', '$1,000'],
] as const)
  test(`product §9: ${title} starts at ${price} (USD, as decided)`, () => {
    const headings = section(menu).items.map(({ heading }) => heading.replace(/\s*desde/, ' desde'))
    expect(headings).toContain(`${title} desde ${price} USD`)
  })

test('product §3: a detailed service has a title, a description and a list of features', () => {
  expect(section(menu).items).toHaveLength(8)
  for (const { paragraphs } of section(menu).items) {
    expect(paragraphs[0]).not.toBe('')
    expect(paragraphs[1]?.split(' · ').length).toBeGreaterThanOrEqual(2)
  }
})

test("product §2: every detailed service has 'Ver Más' to its page", () => {
  const { links } = section(menu)
  expect(links).toHaveLength(8)
  for (const { text } of links) expect(text).toMatch(/^Ver Más/)
  expect(links.map(({ to }) => to)).toEqual(targets(services))
})

test('product §9: there are 10 partners, each with a mark and a name', () => {
  expect(section(partners).items).toHaveLength(10)
  for (const { text, pictures } of section(partners).items) {
    expect(text).not.toBe('')
    expect(pictures).toBe(1)
  }
})

test('product §3: the four apps are content generator, code assistant, designer and data analyst', () => {
  expect(section(apps).items.map(({ heading, category }) => [heading, category])).toEqual([
    ['Generador de contenido', 'Contenido'],
    ['Asistente de código', 'Desarrollo'],
    ['Diseñador', 'Diseño'],
    ['Analista de datos', 'Analytics'],
  ])
})

test("product §2: each app has 'Usar App'", () => {
  expect(section(apps).links.map(({ text, to }) => [text.slice(0, 8), to])).toEqual(
    Array.from({ length: 4 }, () => ['Usar App', '/app-loader']),
  )
})

test('product §9: there are 4 team cards, each with portrait, name and role', () => {
  expect(section(team).items).toHaveLength(4)
  for (const { heading, alternative, paragraphs } of section(team).items) {
    expect(heading).not.toBe('')
    expect(alternative).not.toBe('')
    expect(paragraphs[0]).not.toBe('')
  }
})

test('product §3: only the first two skills of a member are shown', () => {
  for (const { paragraphs } of section(team).items)
    expect(paragraphs[1]?.split(' · ')).toHaveLength(2)
})

test('decisions: past events become an archive line, registration is open for an undated one', () => {
  const { items, text, links } = section(community)
  expect(items).toHaveLength(1)
  expect(text).toContain(
    'Encuentros que ya hicimos: IA para negocios chicos · Tu primera tienda en línea',
  )
  expect(links.map((link) => link.text)).toEqual(['Registrarme'])
})

test('decisions: without JavaScript Registrarme leads to WhatsApp', () => {
  expect(targets(community)[0]).toMatch(/^https:\/\/wa\.me\/\d+\?text=/)
})

for (const coupon of [
  '1 año de dominio y hosting incluidos',
  '12 h para cancelar sin costo',
  '24 h para tener tu respuesta, o antes',
])
  test(`product §9: a coupon says «${coupon}»`, () => {
    expect(section(coupons).items.map(({ heading }) => heading)).toContain(coupon)
  })

test('product §9: there are 3 blog teasers', () => {
  expect(section(blog).items).toHaveLength(3)
})

test('product §3: a blog teaser has title, excerpt, author, category and picture', () => {
  for (const { heading, paragraphs, author, category, pictures } of section(blog).items) {
    expect(heading).not.toBe('')
    expect(paragraphs.every(Boolean)).toBe(true)
    expect(['Itzel Barrera', 'Nicanor Tepozán']).toContain(author)
    expect(['Inteligencia Artificial', 'Desarrollo Web']).toContain(category)
    expect(pictures).toBe(1)
  }
})

test("decisions: every teaser carries 'Agosto 2025'", () => {
  expect(section(blog).items.map(({ day }) => day)).toEqual(Array(3).fill('Agosto 2025'))
})

test('product §2: the teasers lead to the three articles', () => {
  expect(
    targets(blog)
      .filter((to) => to !== '/blog')
      .sort(),
  ).toEqual([
    '/blog/futuro-ia-desarrollo-web',
    '/blog/mejores-practicas-react',
    '/blog/optimizacion-performance',
  ])
})

test('product §9: there are 10 questions, each with an icon and an answer', () => {
  expect(section(faqs).items).toHaveLength(10)
  for (const { heading, paragraphs, pictures } of section(faqs).items) {
    expect(heading).toMatch(/^¿.+\?$/)
    expect(paragraphs[0]).not.toBe('')
    // Its own icon and the plus.
    expect(pictures).toBe(2)
  }
})

for (const [question, ...words] of [
  ['¿Cuánto tarda mi proyecto?', 'de 1 a 4 días', 'de 1 a 2 semanas'],
  ['¿Cuántas revisiones incluye?', 'rondas'],
  ['¿Trabajan con clientes de otros países?', 'América'],
  ['¿Cómo puedo pagar?', 'débito', 'transferencia', 'criptomonedas'],
  ['¿Puedo cancelar?', '12 horas', '24 horas'],
  ['¿El dominio y el hosting están incluidos?', 'año'],
  ['¿Qué pasa después de la entrega?', '30 días', '1 mes', '2 meses', '3 meses'],
  ['¿Y si cambio de idea a la mitad?', 'cotiza'],
  ['¿Tienen oficina?', 'en línea'],
] as const)
  test(`product §9: «${question}» is answered with ${words.join(', ')}`, () => {
    const answer = section(faqs).items.find(({ heading }) => heading === question)?.text
    for (const word of words) expect(answer).toContain(word)
  })

test('product §7: the questions have a mailto link to the support address', () => {
  expect(targets(faqs)).toEqual(['mailto:hola@lumbre.example'])
})
