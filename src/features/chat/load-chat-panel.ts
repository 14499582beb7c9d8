type Panel = typeof import('./ChatPanel.tsx').ChatPanel

let panel: Promise<Panel> | undefined

/** The code of the panel, fetched once somebody means to use it; a failure is forgotten. */
export function loadChatPanel(): Promise<Panel> {
  panel ??= import('./ChatPanel.tsx').then((module) => module.ChatPanel)
  panel.catch(() => {
    panel = undefined
  })
  return panel
}

/** Fetches the panel ahead of its use. Failing is not worth a word: opening asks again. */
export function prepareChatPanel(): void {
  loadChatPanel().catch(() => {})
}
