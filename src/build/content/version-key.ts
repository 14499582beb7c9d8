import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOf } from './ledger.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))

/** Where the code lies that makes something of a file of the content. */
const folders = [
  'src/build/body',
  'src/build/checks',
  'src/build/content',
  'src/build/explain',
  'src/build/files',
  'src/build/frontmatter',
  'src/build/report',
  'src/components',
  'src/content/schemas',
  'src/lib',
  'src/mdx',
  'src/theme',
]

const packages =
  /(?:^|\/)(?:@mdx-js\/|@shikijs\/|@emotion\/|shiki$|remark|rehype|recma|unified|unist|mdast|hast|estree|micromark|vfile|github-slugger|gray-matter|yaml$|zod$|acorn|react$|react-dom$)/

/** Changes with every change to the code or the packages that read files and turn texts into HTML. */
export function versionKey(root = project): string {
  return hashOf([...folders.flatMap((folder) => filesIn(root, folder)), ...versions(root)])
}

function filesIn(root: string, folder: string): string[] {
  return listing(join(root, folder))
    .filter((name) => /\.(?:[jt]sx?|css|json)$/.test(name))
    .sort()
    .flatMap((name) => [`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8')])
}

function listing(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
  } catch {
    return []
  }
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
