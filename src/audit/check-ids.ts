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
  for (const element of elements) {
    const id = attributeOf(element, 'id')
    if (id === undefined) continue
    if (ids.has(id)) report('id-duplicate', `id="${id}" occurs more than once`)
    if (!/^\S+$/.test(id)) report('id-malformed', `id="${id}" is empty or holds a space`)
    ids.add(id)
  }
  for (const { tagName, attrs } of elements)
    for (const { name, value } of attrs) {
      const drawn = /^url\(["']?#([^)"']+)["']?\)$/.exec(value)?.[1]
      const used = tagName === 'use' && name === 'href' && value.startsWith('#') && value.slice(1)
      const named = names.includes(name) ? value.split(/\s+/).filter(Boolean) : [drawn || used]
      for (const id of named)
        if (id && !ids.has(id))
          report('id-missing', `<${tagName} ${name}="${value}">: no element has the id "${id}"`)
    }
}
