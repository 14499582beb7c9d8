import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, openPage } from '../support/open-page.ts'

const section = (page: Page, heading: string) =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })
const text = async (page: Page, heading: string) =>
  ((await section(page, heading).textContent()) ?? '').replace(/\s+/g, ' ')

async function openHome(options: Parameters<typeof openPage>[1] = {}) {
  const page = await openPage('/', options)
  if (options.javaScript !== false) await hydrated(page)
  return page
}

const headings = [
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
]

test('product §1: the home page has its 17 sections in order', async () => {
  const page = await openHome()
  const found = await page
    .locator('main h1, main h2')
    .evaluateAll((all) => all.map((heading) => heading.textContent?.replace(/\s+/g, ' ').trim()))
  expect(found).toEqual(headings)
  // The footer is the seventeenth.
  expect(await page.locator('main ~ footer').count()).toBe(1)
})

test('product §1: the title has the form {page title} | {product name} - intelligent software development', async () => {
  const page = await openHome()
  expect(await page.title()).toMatch(/^.+ \| Lumbre - intelligent software development$/)
})

for (const [value, label] of [
  ['50+', 'proyectos entregados'],
  ['100%', 'satisfacción'],
  ['5+', 'años de experiencia'],
  ['24/7', 'soporte'],
] as const)
  test(`product §1: the hero claims ${value} ${label}`, async () => {
    const page = await openHome()
    const claims = await page
      .locator('main section')
      .first()
      .locator('dl > div')
      .evaluateAll((all) =>
        all.map((claim) => [
          claim.querySelector('dd')?.textContent,
          claim.querySelector('dt')?.textContent,
        ]),
      )
    expect(claims).toContainEqual([value, label])
  })

test('product §1: 98% client satisfaction is claimed outside of the hero', async () => {
  const page = await openHome()
  expect(await text(page, headings[2] as string)).toContain('98% de clientes')
  expect(await page.locator('main section').first().textContent()).not.toContain('98%')
})

for (const [value, label] of [
  ['30+', 'miembros activos'],
  ['2', 'eventos realizados'],
  ['95%', 'satisfacción'],
] as const)
  test(`product §1: the community claims ${value} ${label}`, async () => {
    const page = await openHome()
    const claims = await section(page, 'Una ronda para aprender juntos')
      .locator('dl > div')
      .evaluateAll((all) =>
        all.map((claim) => [
          claim.querySelector('dd')?.textContent,
          claim.querySelector('dt')?.textContent,
        ]),
      )
    expect(claims).toContainEqual([value, label])
  })

test('design §11: the community ring is drawn with 30 marks', async () => {
  const page = await openHome()
  const path = await section(page, 'Una ronda para aprender juntos')
    .locator('.ring svg path')
    .getAttribute('d')
  expect(path?.match(/M/g)).toHaveLength(30)
})

test("product §2: the hero's Contactar ahora scrolls smoothly to the element with id contact", async () => {
  const page = await openHome()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'smooth',
  )
  await page.getByRole('link', { name: 'Contactar ahora' }).click()
  await expect
    .poll(
      () => page.locator('#contact').evaluate((at) => Math.abs(at.getBoundingClientRect().top)),
      {
        timeout: 8000,
      },
    )
    .toBeLessThan(120)
  expect(new URL(page.url()).hash).toBe('#contact')
})

test('design §6: smooth scrolling is off with reduced motion', async () => {
  const page = await openHome({ reducedMotion: true })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'auto',
  )
})

test('product §2: the about block links to /quienes-somos and /equipo', async () => {
  const page = await openHome()
  const links = section(page, headings[2] as string).getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/quienes-somos',
    '/equipo',
  ])
})

test('product §2: why-choose-us links to /por-que-elegirnos', async () => {
  const page = await openHome()
  const link = section(page, headings[3] as string).getByRole('link')
  expect(await link.getAttribute('href')).toBe('/por-que-elegirnos')
})

test('product §9: why-choose-us says small projects under 3 days, large at most 4', async () => {
  const page = await openHome()
  expect(await text(page, headings[3] as string)).toContain(
    'Proyectos chicos en menos de 3 días; grandes, en 4 como máximo.',
  )
})

test('product §9: why-choose-us and facts keep their claims: 24/7 support, answers in under 24 hours', async () => {
  const page = await openHome()
  expect(await text(page, headings[3] as string)).toContain('Soporte 24/7')
  expect(await text(page, headings[2] as string)).toContain('En menos de 24 horas')
})

test('product §2: the service cards lead to the eight service pages', async () => {
  const page = await openHome()
  const links = section(page, headings[4] as string).getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
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

test('product §3: a service card has a drawing, a title and a description', async () => {
  const page = await openHome()
  const cards = section(page, headings[4] as string).locator('.mosaic > li')
  for (const card of await cards.all()) {
    expect(await card.locator('svg').count()).toBe(2)
    expect(await card.locator('h3').textContent()).not.toBe('')
    expect(await card.locator('p').textContent()).not.toBe('')
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
  test(`product §9: ${title} starts at ${price} (USD, as decided)`, async () => {
    const page = await openHome()
    const dish = section(page, 'La carta').locator('li').filter({ hasText: title }).first()
    expect((await dish.locator('h3').textContent())?.trim()).toBe(`${title}desde ${price} USD`)
  })

test('product §3: a detailed service has title, description, features and price', async () => {
  const page = await openHome()
  const dishes = section(page, 'La carta').locator('.menu > li')
  expect(await dishes.count()).toBe(8)
  for (const dish of await dishes.all()) {
    expect(await dish.locator('p').count()).toBe(2)
    expect(await dish.locator('p').nth(1).textContent()).toContain(' · ')
  }
})

test("product §2: every detailed service has 'Ver Más' to its page", async () => {
  const page = await openHome()
  const links = section(page, 'La carta').getByRole('link', { name: 'Ver Más' })
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(targets).toHaveLength(8)
  for (const target of targets) expect(target).toMatch(/^\/servicios\/[a-z-]+$/)
  expect(new Set(targets).size).toBe(8)
})

test('product §9: there are 10 partners, each with a mark and a name', async () => {
  const page = await openHome()
  const partners = section(page, 'Confían en nosotros').locator('ul').first().locator('li')
  expect(await partners.count()).toBe(10)
  for (const partner of await partners.all()) {
    expect(await partner.locator('svg').count()).toBe(1)
    expect((await partner.textContent())?.trim()).not.toBe('')
  }
})

const state = (page: Page) =>
  page.locator('.track').evaluate((track) => getComputedStyle(track).animationPlayState)

test('design §6: the partners move, one lap in 40 s, and a button stops them', async () => {
  const page = await openHome()
  const track = page.locator('.track')
  expect(await track.evaluate((line) => getComputedStyle(line).animationDuration)).toBe('40s')
  expect(await state(page)).toBe('running')
  await page.getByRole('button', { name: 'Pausar las marcas' }).click()
  await page.mouse.move(2, 2)
  expect(await state(page)).toBe('paused')
  await page.getByRole('button', { name: 'Reproducir las marcas' }).click()
  await page.mouse.move(2, 2)
  expect(await state(page)).toBe('running')
})

test('design §6: the partners stop under the pointer and while the focus is there', async () => {
  const page = await openHome()
  await page.locator('.window').hover()
  expect(await state(page)).toBe('paused')
  await page.mouse.move(2, 2)
  expect(await state(page)).toBe('running')
  await page.getByRole('button', { name: 'Pausar las marcas' }).focus()
  expect(await state(page)).toBe('paused')
})

for (const [name, options] of [
  ['with reduced motion', { reducedMotion: true, width: 1440 }],
  ['without JavaScript', { javaScript: false, width: 1440 }],
] as const)
  test(`design §6: ${name} the partners are a still grid of 5 by 2`, async () => {
    const page = await openHome(options)
    const list = page.locator('.track ul:visible')
    expect(await list.count()).toBe(1)
    const places = await list.locator('li').evaluateAll((all) =>
      all.map((item) => {
        const { left, top } = item.getBoundingClientRect()
        return [Math.round(left), Math.round(top / 20)]
      }),
    )
    expect(new Set(places.map(([left]) => left)).size).toBe(5)
    expect(new Set(places.map(([, top]) => top)).size).toBe(2)
    expect(
      await page.locator('.track').evaluate((line) => getComputedStyle(line).animationName),
    ).toBe('none')
    expect(await page.getByRole('button', { name: 'las marcas' }).count()).toBe(0)
  })

const apps = [
  ['Generador de contenido', 'Contenido'],
  ['Asistente de código', 'Desarrollo'],
  ['Diseñador', 'Diseño'],
  ['Analista de datos', 'Analytics'],
] as const

test('product §3: the four apps are content generator, code assistant, designer and data analyst', async () => {
  const page = await openHome()
  const boxes = await page
    .locator('.apps > li')
    .evaluateAll((all) =>
      all.map((box) => [
        box.querySelector('h3')?.textContent,
        box.querySelector('.category')?.textContent,
      ]),
    )
  expect(boxes).toEqual(apps)
})

for (const [title] of apps)
  test(`product §7: Usar App of ${title} goes to /app-loader with its name in navigation state`, async () => {
    const page = await openHome()
    await page.getByRole('link', { name: `Usar App ${title}` }).click()
    await page.waitForURL('**/app-loader')
    expect(await page.evaluate(() => history.state.usr)).toEqual({ app: title })
  })

test('product §9: there are 4 team cards with the first two skills each', async () => {
  const page = await openHome()
  const members = page.locator('.team > li')
  expect(await members.count()).toBe(4)
  for (const member of await members.all()) {
    expect(await member.getByRole('heading').textContent()).not.toBe('')
    expect(await member.locator('.role').textContent()).not.toBe('')
    expect((await member.locator('.skills').textContent())?.split(' · ')).toHaveLength(2)
    expect(await member.getByRole('img').getAttribute('alt')).not.toBe('')
  }
})

test('the portraits wait until they are near the screen', async () => {
  const page = await openHome()
  for (const image of await page.locator('.team img').all())
    expect(await image.getAttribute('loading')).toBe('lazy')
  await page.locator('.team').scrollIntoViewIfNeeded()
  const width = () =>
    page
      .locator('.team img')
      .first()
      .evaluate((image) => (image as HTMLImageElement).naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
})

test('product §1: the community announces its next event and keeps those it held', async () => {
  const page = await openHome()
  const community = section(page, 'Una ronda para aprender juntos')
  expect(await community.locator('.events > li').count()).toBe(1)
  expect(await community.textContent()).toContain(
    'Encuentros que ya hicimos: IA para negocios chicos · Tu primera tienda en línea',
  )
})

test('product §4: Registrarme opens the registration dialog', async () => {
  const page = await openHome()
  await page.getByRole('link', { name: 'Registrarme' }).click()
  await page.getByRole('dialog', { name: 'Regístrate al próximo evento' }).waitFor()
})

test('product §9: the promotions promise a year of domain and hosting, 12 hours to cancel, answers in 24', async () => {
  const page = await openHome()
  const coupons = await page.locator('.coupons h3').allTextContents()
  expect(coupons).toEqual([
    '1 año de dominio y hosting incluidos',
    '12 h para cancelar sin costo',
    '24 h para tener tu respuesta, o antes',
  ])
})

test('product §9: there are 3 blog teasers', async () => {
  const page = await openHome()
  expect(await page.locator('.teasers > li').count()).toBe(3)
})

test('product §3: a blog teaser has title, excerpt, author, category, picture and date', async () => {
  const page = await openHome()
  for (const teaser of await page.locator('.teasers > li').all()) {
    expect(await teaser.locator('h3').textContent()).not.toBe('')
    expect(await teaser.locator('.text').textContent()).not.toBe('')
    expect(await teaser.locator('b').textContent()).not.toBe('')
    expect(await teaser.locator('span').textContent()).not.toBe('')
    expect(await teaser.locator('svg').count()).toBe(1)
  }
})

test("decisions: every teaser carries 'Agosto 2025'", async () => {
  const page = await openHome()
  expect(await page.locator('.teasers time').allTextContents()).toEqual([
    'Agosto 2025',
    'Agosto 2025',
    'Agosto 2025',
  ])
})

test('product §2: the teasers lead to the three articles', async () => {
  const page = await openHome()
  const links = page.locator('.teasers').getByRole('link')
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(targets.sort()).toEqual([
    '/blog/futuro-ia-desarrollo-web',
    '/blog/mejores-practicas-react',
    '/blog/optimizacion-performance',
  ])
})

const questions = (page: Page) => section(page, 'Lo que todos preguntan').locator('details')

test('product §9: there are 10 questions, each with an icon and an answer', async () => {
  const page = await openHome()
  expect(await questions(page).count()).toBe(10)
  for (const question of await questions(page).all()) {
    expect(await question.locator('summary svg').count()).toBe(2)
    expect(await question.locator('summary span').textContent()).toMatch(/^¿.+\?$/)
    expect(await question.locator('p').first().textContent()).not.toBe('')
  }
})

for (const [question, ...answers] of [
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
  test(`product §9: «${question}» is answered with ${answers.join(', ')}`, async () => {
    const page = await openHome()
    const answer = await questions(page).filter({ hasText: question }).locator('div').textContent()
    for (const words of answers) expect(answer).toContain(words)
  })

for (const javaScript of [true, false])
  test(`product §4: the questions open one at a time and close again, ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    const page = await openHome({ javaScript })
    const open = () =>
      questions(page).evaluateAll((all) => all.map((item) => (item as HTMLDetailsElement).open))
    await questions(page).nth(0).locator('summary').click()
    await questions(page).nth(3).locator('summary').click()
    expect((await open()).indexOf(true)).toBe(3)
    expect((await open()).filter(Boolean)).toHaveLength(1)
    await questions(page).nth(3).locator('summary').click()
    expect(await open()).not.toContain(true)
  })

test('product §7: the questions have a mailto link to the support address', async () => {
  const page = await openHome()
  const link = section(page, 'Lo que todos preguntan').getByRole('link', {
    name: 'Escribir un correo',
  })
  expect(await link.getAttribute('href')).toBe('mailto:hola@lumbre.example')
})

test('product §1: the urgent contact is the section with id contact', async () => {
  const page = await openHome()
  expect(await page.locator('#contact h2').textContent()).toBe('¿Se te quema un proyecto?')
})

test('product §2: the home page forces the light theme on load', async () => {
  const page = await openHome({ theme: 'dark' })
  expect(await page.locator('html').getAttribute('class')).toBe('light')
  expect(await page.evaluate(() => localStorage.getItem('lumbre-theme'))).toBe('dark')
})

for (const width of [320, 390, 768, 1024, 1180, 1440, 1920])
  test(`design §5: the home page does not scroll sideways at ${width} px`, async () => {
    const page = await openHome({ width })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

for (const width of [320, 390, 720, 1024, 1180, 1440])
  test(`no heading breaks inside a word at ${width} px`, async () => {
    const page = await openHome({ width, reducedMotion: true })
    await page.evaluate(() => document.fonts.ready)
    const broken = await page.locator('main h1, main h2, main h3').evaluateAll((all) =>
      all.flatMap((heading) => {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
        const words: string[] = []
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const match of (node.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
            const range = document.createRange()
            range.setStart(node, match.index)
            range.setEnd(node, match.index + match[0].length)
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
            if (lines.size > 1) words.push(match[0])
          }
        return words
      }),
    )
    expect(broken).toEqual([])
  })

for (const width of [320, 390, 768, 1023, 1024, 1180, 1440, 1600, 1920])
  test(`design §15: at ${width} px no fire burns under the words of the hero`, async () => {
    const page = await openHome({ width, reducedMotion: true })
    await page.evaluate(() => document.fonts.ready)
    const touched = await page.evaluate(() => {
      const hero = document.querySelector('main section')
      const path = hero?.querySelector<SVGPathElement>('svg[viewBox="0 0 720 292"] path')
      const toDrawing = path?.getScreenCTM()?.inverse()
      if (!hero || !path || !toDrawing) throw new Error('no hero')
      const words = [...hero.querySelectorAll('h1, h1 ~ p, h1 ~ div a, form')].flatMap(
        (element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          const boxes = element.matches('h1, p') ? [...range.getClientRects()] : []
          return boxes.length ? boxes : [element.getBoundingClientRect()]
        },
      )
      const hits: string[] = []
      for (const box of words)
        for (let x = box.left; x <= box.right; x += 6)
          for (let y = box.top; y <= box.bottom; y += 6)
            if (path.isPointInFill(new DOMPoint(x, y).matrixTransform(toDrawing)))
              hits.push(`${Math.round(x)},${Math.round(y)}`)
      return hits
    })
    expect(touched).toEqual([])
  })

test('design §11: on a phone the home page is about 16,000 px long', async () => {
  const page = await openHome({ width: 390 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(16_600)
})

test('the home page hydrates and scrolls to its end without a word in the console', async () => {
  const page = await openHome()
  for (const heading of headings.slice(1)) await section(page, heading).scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  expect(page.troubles).toEqual([])
})
