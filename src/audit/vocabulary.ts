import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

type Types = ReadonlyMap<string, { above: readonly string[]; own: ReadonlySet<string> }>

let known: Types | undefined
const types = () => (known ??= readTypes())

/** Reads the vocabulary from the TypeScript declarations of the package `schema-dts`. */
function readTypes(): Types {
  const read = new Map<string, { above: string[]; own: Set<string> }>()
  const require = createRequire(import.meta.url)
  const file = join(dirname(require.resolve('schema-dts')), 'schema.d.ts')
  let current: { above: string[]; own: Set<string> } | undefined
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, above] = /^(?:export )?interface (\w+) extends ([^{]+?) \{/.exec(line) ?? []
    if (name && above) {
      current = { above: above.split(', '), own: new Set() }
      read.set(name, current)
    }
    const [, property] = /^ {4}"(\w+)"\?:/.exec(line) ?? []
    if (property) current?.own.add(property)
  }
  return read
}

export const isType = (name: string): boolean => types().has(`${name}Leaf`)

/** Whether a type has the property, either itself or from a supertype. */
export function hasProperty(type: string, property: string): boolean {
  const seek = (name: string): boolean => {
    const found = types().get(name)
    return found !== undefined && (found.own.has(property) || found.above.some(seek))
  }
  return seek(`${type}Leaf`)
}
