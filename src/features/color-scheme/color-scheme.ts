export type Scheme = 'light' | 'dark'

/** Key in local storage; its value is the bare word. */
const storageKey = 'lumbre-theme'

/** Light, unless the visitor has chosen dark; garbage and forbidden storage mean light. */
export function storedScheme(): Scheme {
  try {
    return localStorage.getItem(storageKey) === 'dark' ? 'dark' : 'light'
  } catch {
    return 'light'
  }
}

/** Shows a scheme: the class of the root element, which all colours follow. */
export function showScheme(scheme: Scheme): void {
  const { classList } = document.documentElement
  classList.toggle('dark', scheme === 'dark')
  classList.toggle('light', scheme === 'light')
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground)
}
