/**
 * Keeps what the server has sent of the page, so that it can be read whatever becomes of the program.
 *
 * @param root what React is about to take over
 */
export function keepSentPage(root: HTMLElement) {
  let sent: Node | undefined = root.cloneNode(true)
  return {
    /** Once another page is shown: it has been sent as data, and nothing stands for it. */
    forget() {
      sent = undefined
    },
    /**
     * Puts it in the place of what has failed; its links, menus and questions are native.
     *
     * @param endProgram ends whatever still runs
     */
    putBack(endProgram: () => void) {
      const html = sent
      sent = undefined
      if (!html) return
      // React is in the midst of its work.
      queueMicrotask(() => {
        endProgram()
        root.replaceWith(html)
        // What only the program can answer goes; see root-css.ts.
        document.documentElement.dataset.failed = ''
      })
    },
  }
}
