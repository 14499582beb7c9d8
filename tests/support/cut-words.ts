/** In the browser: the words of some elements that stand on more than one line. */
export const cutWords = async (selector: string) => {
  await document.fonts.ready
  const range = document.createRange()
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const cut: string[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) cut.push(word)
      }
    }
    return cut
  })
}
