import { expect, test } from 'vitest'
import { plainText } from '../../src/lib/plain-text.ts'
import { attributeValues } from '../support/built-pages.ts'
import { children, element, elements, linksOf, textsOf } from '../support/elements.ts'
import { headings, pageHtml } from '../support/page-text.ts'

const main = element(pageHtml('/equipo'), /<main\b/)
const rows = elements(main, /<article\b/)
const members = ['Mariana Olvera', 'Nicanor Tepozán', 'Itzel Barrera', 'Tomás Rivadeneira']

test('product §2, §9: /equipo shows four team members', () => {
  expect(rows.map((row) => textsOf(row, 'h2'))).toEqual(members.map((name) => [name]))
})

for (const [index, name] of members.entries()) {
  const row = rows[index] ?? ''

  test(`product §3: ${name} has a portrait, and a role with an icon`, () => {
    expect(attributeValues(row, 'img', 'src')[0]).toMatch(/^\/images\/team\/[\w-]+\.svg$/)
    expect(attributeValues(row, 'img', 'alt')[0]?.length).toBeGreaterThan(20)
    const role = element(row, /<p class="role"/)
    expect(role.match(/<svg\b/g)).toHaveLength(1)
    expect(plainText(role).length).toBeGreaterThan(5)
  })

  test(`product §3: ${name} has a biography and skills`, () => {
    expect(plainText(element(row, /<div class="bio"/)).length).toBeGreaterThan(150)
    const skills = children(element(row, /<ul\b[^>]* aria-label="Habilidades"/), 'li')
    expect(skills.map(plainText).filter(Boolean)).toHaveLength(3)
  })

  test(`product §3: ${name} has specialization, experience and location`, () => {
    expect(textsOf(row, 'dt')).toEqual(['Especialidad', 'Camino', 'Desde'])
    expect(textsOf(row, 'dd').filter((fact) => fact.length > 3)).toHaveLength(3)
  })

  test(`product §3: the social link of ${name} is a mailto link to the address of the settings file`, () => {
    expect(linksOf(row)).toEqual([
      {
        text: `Escribirle a ${name}`,
        to: expect.stringMatching(/^mailto:hola@lumbre\.example(\?|$)/),
      },
    ])
  })
}

test('product §3: the portraits stand on four different grounds', () => {
  const grounds = rows.map((row) => / sobre fondo (\p{L}+)/u.exec(row)?.[1])
  expect(new Set(grounds).size).toBe(4)
})

test('product §2, §3: a values section with four values, each with title and description', () => {
  const values = children(element(main, /<ul class="values\b/), 'li')
  expect(values.map((value) => textsOf(value, 'h3')[0])).toEqual([
    'Claridad',
    'Oficio',
    'Palabra',
    'Calidez',
  ])
  for (const value of values) expect(textsOf(value, 'p')[0]).toMatch(/\w+ \w+/)
})

test("product §2: 'Iniciar Proyecto' leads to /contacto, 'Ver Nuestro Trabajo' to /portafolio", () => {
  expect(linksOf(main).slice(-2)).toEqual([
    { text: 'Iniciar Proyecto', to: '/contacto' },
    { text: 'Ver Nuestro Trabajo', to: '/portafolio' },
  ])
  expect(headings('/equipo', 2)).toContain('En lo que no cedemos')
})
