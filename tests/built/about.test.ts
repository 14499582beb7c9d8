import { expect, test } from 'vitest'
import { bySlug, pageOf } from '../../src/content/queries.ts'
import { plainText } from '../../src/lib/plain-text.ts'
import { children, element, elements, linksOf, textsOf } from '../support/elements.ts'
import { mainOf } from '../support/page-text.ts'
import { content } from '../support/site-content.ts'

test('/quienes-somos tells mission, four values and story, shows the portraits and leads to the team', () => {
  const { mission, story } = pageOf(content, 'about').data
  const main = mainOf('/quienes-somos')
  expect(plainText(main)).toContain(mission.text)
  expect(textsOf(main, 'dt')).toHaveLength(4)
  expect(textsOf(main, 'dd')).toHaveLength(4)
  const [told = ''] = elements(main, /<section\b/).filter((one) => one.includes(story.heading))
  expect(textsOf(told, 'p').length).toBeGreaterThanOrEqual(3)
  expect(main.match(/<img\b/g)).toHaveLength(content.team.length)
  expect(linksOf(main).map(({ to }) => to)).toContain('/equipo')
})

test('/por-que-elegirnos gives six advantages and voices with name, company and rating, and leads to contact', () => {
  const { testimonials } = pageOf(content, 'why').data
  const main = mainOf('/por-que-elegirnos')
  expect(children(element(main, /<ul class="advantages/), 'h3')).toHaveLength(6)
  const voices = children(element(main, /<ul class="voices/), 'li')
  expect(voices).toHaveLength(testimonials.items.length)
  for (const [place, slug] of testimonials.items.entries()) {
    const { name, company = '', rating } = bySlug(content.testimonials, slug).data
    const voice = voices[place] ?? ''
    expect(textsOf(voice, 'figcaption')[0]).toContain(name)
    expect(textsOf(voice, 'figcaption')[0]).toContain(company)
    expect(voice).toContain(`aria-label="${rating} de 5"`)
  }
  expect(linksOf(main).at(-1)?.to).toBe('/contacto')
})
