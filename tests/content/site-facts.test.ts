import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { fillFacts } from '../../src/content/site-facts.ts'

const site = parse(readFileSync('content/site.yaml', 'utf8'))

test('texts quote hours, phone, mail and satisfaction from the settings file', () => {
  const [week, sunday] = site.hours
  expect(fillFacts('{hours}.', site)).toBe(`${week.days}, ${week.time}.`)
  expect(fillFacts('{otherHours}', site)).toBe(`${sunday.days}, ${sunday.time}`)
  expect(fillFacts('{phone} y {email}', site)).toBe(`${site.phone} y ${site.email}`)
  expect(fillFacts('{satisfaction} de clientes', site)).toBe(
    `${site.claims.satisfaction} de clientes`,
  )
})

test('one line of hours leaves nothing for the others', () => {
  expect(fillFacts('{hours}|{otherHours}', { ...site, hours: site.hours.slice(0, 1) })).toMatch(
    /^\S.*\|$/,
  )
})
