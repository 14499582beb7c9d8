import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { digestOfAll } from './read/digest.ts'

const project = process.cwd()

/** The modules with which files are read and texts become HTML, with all that they import. */
const entries = ['src/compiler/build-content.ts', 'src/compiler/markdown/store-body.ts']

/** Who does the work, and in how many threads, shapes nothing. */
const shapeless = 'src/compiler/jobs/'

const packages =
  /(?:^|\/)(?:@mdx-js\/|@emotion\/|refractor$|hastscript$|parse-entities$|remark|rehype|recma|unified|unist|mdast|hast|estree|micromark|vfile|github-slugger|gray-matter|yaml$|zod$|acorn|react$|react-dom$)/

/**
 * Changes with every change to the code or the packages that read files and turn texts into HTML,
 * and with no other: whoever works on a component of the pages waits for no text.
 */
export function versionKey(root = project): string {
  const sources = new Map<string, string>()
  for (const entry of entries) collect(root, entry, sources)
  return digestOfAll([...sources].flat().concat(versions(root)))
}

const typeImport = /^(?:import|export) type\b[^']*'[^']*'/gm
const valueImport = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** Adds a module and those that it imports by their path, with their texts. */
function collect(root: string, path: string, sources: Map<string, string>): void {
  if (sources.has(path) || path.startsWith(shapeless)) return
  const text = readFileSync(join(root, path), 'utf8')
  sources.set(path, text)
  if (!/\.[jt]sx?$/.test(path)) return
  for (const [, target = ''] of text.replace(typeImport, '').matchAll(valueImport))
    collect(root, posix.join(posix.dirname(path), target), sources)
}

function versions(root: string): string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>
  }
  return Object.entries(lock.packages)
    .filter(([name]) => packages.test(name.replace(/^.*node_modules\//, '')))
    .map(([name, { version }]) => `${name}@${version}`)
    .sort()
}
