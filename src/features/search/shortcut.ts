const storageKey = 'lumbre-search-key'
let isOff = false

/**
 * Whether the key `/` leads to the search field. Visitors can turn it off: speech input presses
 * single keys by accident (WCAG 2.2, 2.1.4).
 */
export function isShortcutOn(): boolean {
  try {
    return !isOff && localStorage.getItem(storageKey) !== 'off'
  } catch {
    return !isOff
  }
}

/** Turns the key on or off, for good if storage allows. */
export function setShortcut(isOn: boolean): void {
  isOff = !isOn
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Then it lasts until the next full load.
  }
}
