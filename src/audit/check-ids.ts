import { attributeOf } from '../lib/html-tree.ts'
import type { Findings } from './finding.ts'
import type { Page } from './page.ts'

/** Attributes that name ids of the same page, possibly several separated by spaces. */
const references = [
  ...['activedescendant', 'controls', 'describedby', 'details', 'errormessage'],
  ...['flowto', 'labelledby', 'owns'],
].map((name) => `aria-${name}`)
const names = [...references, 'for', 'form', 'list', 'headers', 'popovertarget', 'commandfor']

/** Each id must occur once in a page, and every reference must name an existing id. */
export function checkIds({ file, elements }: Page, findings: Findings): void {
  const report = findings.in(file)
  const ids = new Set<string>()
  for (const id of elements.flatMap((element) => attributeOf(element, 'id') ?? [])) {
    if (ids.has(id)) report('id-duplicate', `id="${id}" occurs more than once`)
    if (!/^\S+$/.test(id)) report('id-malformed', `id="${id}" is empty or holds a space`)
    ids.add(id)
  }
  for (const { tagName, attrs } of elements)
    for (const { name, value } of attrs)
      for (const id of idsIn(tagName, name, value).filter((id) => id !== '' && !ids.has(id)))
        report('id-missing', `<${tagName} ${name}="${value}">: no element has the id "${id}"`)
}

/** The ids of other elements that the value of an attribute names. */
function idsIn(tagName: string, name: string, value: string): string[] {
  if (names.includes(name)) return value.split(/\s+/)
  if (tagName === 'use' && name === 'href' && value.startsWith('#')) return [value.slice(1)]
  return [/^url\(["']?#([^)"']+)["']?\)$/.exec(value)?.[1] ?? '']
}
