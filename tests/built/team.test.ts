import { expect, test } from 'vitest'
import { inOrder, pageOf } from '../../src/content/queries.ts'
import { plainText } from '../../src/lib/plain-text.ts'
import { attributeValues } from '../support/built-pages.ts'
import { children, element, elements, linksOf, textsOf } from '../support/elements.ts'
import { homeSection } from '../support/home-sections.ts'
import { headings, pageHtml } from '../support/page-text.ts'
import { content, site } from '../support/site-content.ts'

const main = element(pageHtml('/equipo'), /<main\b/)
const rows = elements(main, /<article\b/)
const words = pageOf(content, 'team').data
const members = inOrder(content.team).map(({ data }) => data)

test('/equipo shows every team member, in order', () => {
  expect(members.length).toBeGreaterThan(0)
  expect(rows.map((row) => textsOf(row, 'h2'))).toEqual(members.map(({ name }) => [name]))
})

for (const [index, member] of members.entries()) {
  const { name } = member
  const row = rows[index] ?? ''

  test(`${name} has portrait, role with an icon, biography, skills, three facts and a mail link`, () => {
    expect(attributeValues(row, 'img', 'src')).toEqual([member.image])
    expect(attributeValues(row, 'img', 'alt')).toEqual([member.imageAlt])
    const role = element(row, /<p class="role"/)
    expect(role.match(/<svg\b/g)).toHaveLength(1)
    expect(plainText(role)).toBe(member.role)
    expect(plainText(element(row, /<div class="bio"/))).not.toBe('')
    const skills = children(element(row, /<ul\b[^>]* aria-label=/), 'li')
    expect(skills.map(plainText)).toEqual(member.skills)
    const { specialization, experience, location, email } = words.labels
    expect(textsOf(row, 'dt')).toEqual([specialization, experience, location])
    expect(textsOf(row, 'dd')).toEqual([member.specialization, member.experience, member.location])
    const to = expect.stringContaining(`mailto:${site.email}?subject=`)
    expect(linksOf(row)).toEqual([{ text: `${email} a ${name}`, to }])
  })
}

test('a values section with every value, its title and description', () => {
  const values = children(element(main, /<ul class="values\b/), 'li')
  expect(values.map((value) => [...textsOf(value, 'h3'), ...textsOf(value, 'p')])).toEqual(
    inOrder(content.values).map(({ data: { title, description } }) => [title, description]),
  )
  expect(headings('/equipo', 2)).toContain(words.values.heading)
})

test('the page ends with a way to begin a project and one to the work', () => {
  const { start, work } = words.actions
  expect(linksOf(main).slice(-2)).toEqual(
    [start, work].map(({ label, to }) => ({ text: label, to })),
  )
})

test('each team card of the home page carries the mail link of its member', () => {
  const mails = (html: string) => linksOf(html).filter(({ to }) => to.startsWith('mailto:'))
  expect(mails(homeSection('team'))).toEqual(rows.flatMap(mails))
  expect(rows.flatMap(mails)).toHaveLength(members.length)
})
