import { SaxesParser } from 'saxes'
import type { Findings } from './finding.ts'

/** An element of an XML file, with its namespace in its name: `{http://…}url`. */
export type XmlElement = {
  name: string
  line: number
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

/** The root of an XML file; `undefined` when it is not well-formed, which is reported. */
export function readXml(file: string, text: string, findings: Findings): XmlElement | undefined {
  const parser = new SaxesParser({ xmlns: true })
  const open: XmlElement[] = []
  let root: XmlElement | undefined
  let isBroken = false
  parser.on('error', ({ message }) => {
    if (!isBroken) findings.in(file)('xml-malformed', message, parser.line)
    isBroken = true
  })
  parser.on('opentag', ({ uri, local, attributes }) => {
    const element: XmlElement = {
      name: uri ? `{${uri}}${local}` : local,
      line: parser.line,
      attributes: Object.fromEntries(
        Object.values(attributes).map(({ name, value }) => [name, value]),
      ),
      children: [],
      text: '',
    }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  parser.on('closetag', () => {
    open.pop()
  })
  const addText = (value: string) => {
    const element = open.at(-1)
    if (element) element.text += value
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(text).close()
  return isBroken ? undefined : root
}

export const childrenOf = (element: XmlElement, name: string) =>
  element.children.filter((child) => child.name === name)

export const textOf = (element: XmlElement, name: string) =>
  childrenOf(element, name)[0]?.text.trim()
