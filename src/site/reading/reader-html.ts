import { defaultTreeAdapter, serialize } from 'parse5'
import { plainTree } from './plain-tree.ts'

/** The text of an article as HTML that any reader of feeds shows. */
export function readerHtml(body: string, address: string): string {
  const fragment = defaultTreeAdapter.createDocumentFragment()
  for (const node of plainTree(body, address)) defaultTreeAdapter.appendChild(fragment, node)
  return serialize(fragment).trim()
}
