import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOf } from './ledger.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))

/** Where the code lies that makes something of a file of the content. */
const sources = [
  'src/build/body',
  'src/build/checks',
  'src/build/content',
  'src/build/explain',
  'src/build/files',
  'src/build/frontmatter',
  'src/build/report',
  'src/components',
  'src/content/collections.ts',
  'src/content/schemas',
  'src/lib',
  'src/mdx',
  'src/theme',
]

const packages =
  /(?:^|\/)(?:@mdx-js\/|@shikijs\/|@emotion\/|shiki$|remark|rehype|recma|unified|unist|mdast|hast|estree|micromark|vfile|github-slugger|gray-matter|yaml$|zod$|acorn|react$|react-dom$)/

/** Changes with every change to the code or the packages that read files and turn texts into HTML. */
export function versionKey(root = project): string {
  return hashOf([...sources.flatMap((path) => filesIn(root, path)), ...versions(root)])
}

/** Names and texts of a file, or of all the sources below a folder. */
function filesIn(root: string, path: string): string[] {
  if (/\.[jt]sx?$/.test(path)) return [path, readFileSync(join(root, path), 'utf8')]
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:[jt]sx?|css|json)$/.test(name))
    .sort()
    .flatMap((name) => [`${path}/${name}`, readFileSync(join(root, path, name), 'utf8')])
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
