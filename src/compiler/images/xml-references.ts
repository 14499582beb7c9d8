const named = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
])

const reference = /&(?:#x([\da-fA-F]{1,6});|#(\d{1,7});|([a-z]+);|)/g

/** A text as XML reads it; `undefined` when it holds a reference that XML alone does not know. */
export function resolveReferences(text: string): string | undefined {
  let isKnown = true
  const resolved = text.replace(reference, (_, hex?: string, decimal?: string, word = '') => {
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : undefined
    const character = code === undefined ? named.get(word) : characterOf(code)
    isKnown &&= character !== undefined
    return character ?? ''
  })
  return isKnown ? resolved : undefined
}

const characterOf = (code: number) =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
