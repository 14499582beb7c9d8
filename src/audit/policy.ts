import { hash } from 'node:crypto'

/** Sources by directive. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** Reads a policy. Of a directive that is given twice browsers heed the first. */
export const parsePolicy = (text: string): Policy =>
  new Map(
    text
      .split(';')
      .map((part): [string, string[]] => {
        const [name = '', ...sources] = part.trim().split(/\s+/)
        return [name, sources]
      })
      .reverse(),
  )

/** The sources of a directive for which `default-src` stands in. */
export const sourcesOf = (policy: Policy, name: string) =>
  policy.get(name) ?? policy.get('default-src')

export type Inline = { kind: 'script' | 'style'; isAttribute: boolean; code: string }

export function allows(policy: Policy, { kind, isAttribute, code }: Inline): boolean {
  const sources = sourcesOf(policy, `${kind}-src`)
  if (!sources) return true
  // Nobody allows attributes by hash: that would also need 'unsafe-hashes'.
  return !isAttribute && sources.includes(`'sha256-${hash('sha256', code, 'base64')}'`)
}
