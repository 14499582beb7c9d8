/** In the browser: puts other elements in the place of each text that comes, as Chrome's translator does. */
export const translate = () => {
  const replaceTexts = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script,style,font')) continue
      const font = document.createElement('font')
      font.append(text.data)
      text.replaceWith(font)
    }
  }
  // As Chrome does.
  document.documentElement.classList.add('translated-ltr')
  replaceTexts(document.body)
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node.isConnected) replaceTexts(node)
  }).observe(document.body, { subtree: true, childList: true })
}
