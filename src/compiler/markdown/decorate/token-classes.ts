/** The classes of code; `src/mdx/prose/code-styles.ts` gives them their colours. */
const keyword = 'tk-k'
const name = 'tk-f'
const literal = 'tk-s'
const comment = 'tk-c'

/** Ends the class of what is around, e.g. in the `${…}` of a string. */
const plain = undefined

/** What the tokens of Prism's grammars are to a reader. */
const classes: ReadonlyMap<string, string | undefined> = new Map([
  ...all(keyword, ['keyword', 'tag', 'selector', 'atrule', 'important', 'title', 'deleted']),
  ...all(name, ['function', 'attr-name', 'property', 'key', 'header-name', 'coord', 'decorator']),
  ...all(literal, ['string', 'template-string', 'char', 'number', 'boolean', 'null', 'regex']),
  ...all(literal, ['attr-value', 'url', 'entity', 'symbol', 'inserted', 'code', 'header-value']),
  ...all(comment, ['comment', 'prolog', 'doctype', 'cdata']),
  ...all(plain, [
    'interpolation',
    'script',
    'style',
    'plain-text',
    'operator',
    'attr-equals',
    'literal-property',
  ]),
])

function all(className: string | undefined, tokens: readonly string[]) {
  return tokens.map((token) => [token, className] as const)
}

/**
 * The class of a token.
 *
 * @param types of the token, the most specific first, e.g. `['token', 'method', 'function']`
 * @param around class of the token around it, which it shares when it has none of its own
 */
export function classOfToken(
  types: readonly string[],
  around: string | undefined,
): string | undefined {
  // Quotes are part of their string, but brackets not of the tag that they enclose.
  if (types.includes('punctuation') && around === keyword) return plain
  const known = types.find((type) => classes.has(type))
  return known === undefined ? around : classes.get(known)
}
