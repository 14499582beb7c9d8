import type { ThemeRegistrationRaw } from 'shiki/types'

/**
 * A theme whose colours stand for classes: the colour itself is decided by `src/mdx/prose`, so that
 * highlighted code needs no inline style.
 */
const classes = {
  '#000001': 'tk-k',
  '#000002': 'tk-f',
  '#000003': 'tk-s',
  '#000004': 'tk-c',
} as const

const plain = '#000000'
const [keyword, name, literal, comment] = Object.keys(classes) as (keyof typeof classes)[]

const rule = (foreground: string | undefined, scope: string[]) => ({
  scope,
  settings: { foreground: foreground ?? plain },
})

export const tokenTheme: ThemeRegistrationRaw = {
  name: 'lumbre',
  type: 'dark',
  settings: [
    { settings: { foreground: plain, background: '#ffffff' } },
    rule(keyword, [
      'keyword',
      'storage',
      'entity.name.tag',
      'punctuation.definition.heading',
      'entity.name.section',
      'markup.deleted',
    ]),
    rule(plain, ['keyword.operator', 'keyword.other.unit']),
    rule(keyword, [
      'keyword.operator.new',
      'keyword.operator.expression',
      'keyword.operator.logical.python',
    ]),
    rule(name, [
      'entity.name.function',
      'support.function',
      'entity.other.attribute-name',
      'support.type.property-name',
      'entity.name.tag.yaml',
      'markup.changed',
    ]),
    rule(literal, [
      'string',
      'constant',
      'support.constant',
      'markup.inserted',
      'markup.inline.raw',
    ]),
    rule(plain, ['meta.template.expression', 'meta.embedded', 'source.css support.constant']),
    rule(comment, ['comment', 'punctuation.definition.comment']),
  ],
}

const classOf: ReadonlyMap<string, string> = new Map(Object.entries(classes))

/** The class of a token's colour; none for plain text. */
export function tokenClass(color: string | undefined): string | undefined {
  return color === undefined ? undefined : classOf.get(color)
}
