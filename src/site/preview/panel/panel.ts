import { canonicalPath, withoutBase } from '../../../lib/site-path.ts'
import { panelHtml } from './panel-html.ts'
import { type PreviewState, panelElement, standInAttribute, stateEvent } from './preview-state.ts'

// Runs only in pages of the preview: the server adds it, and no module imports it.

const base = import.meta.env.BASE_URL
const closedKey = 'lumbre-problems-closed'
const host = document.querySelector(panelElement)
const isStandIn = document.documentElement.hasAttribute(standInAttribute)
const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')

/** The state that the document was made from, then the last one that the server sent. */
let state: PreviewState = JSON.parse(host?.querySelector('script')?.textContent ?? '{}')

const pathOf = (url: string) => canonicalPath(withoutBase(base, decodeURI(new URL(url).pathname)))

/**
 * The path of the page that is shown: while another one loads, the location is already that one's.
 * The page of an address without one is where a text may be written next.
 */
const here = () => {
  const shown = pathOf(canonical?.href ?? location.href)
  return shown === '/404' ? pathOf(location.href) : shown
}
const panel = () => host?.shadowRoot?.querySelector<HTMLDetailsElement>('.panel')
const ownProblems = () =>
  state.problems
    .filter(({ url }) => url === here())
    .map(({ code, message }) => `${here()} ${code} ${message}`)

/** The problems shown when the reader closed the panel: only a new one opens it again. */
const closedOver = (): string[] => JSON.parse(sessionStorage.getItem(closedKey) ?? '[]')
const noteClosed = () => sessionStorage.setItem(closedKey, JSON.stringify(ownProblems()))

/** Keeps the end of the page reachable while the panel covers it. */
function makeRoom() {
  const box = panel()
  document.body.style.paddingBottom = box?.open ? `${box.offsetHeight + 24}px` : ''
}

/** Opens the panel when it has something new, unless it would cover most of a phone's screen. */
function settle(wasOpen: boolean) {
  const box = panel()
  if (!box) return makeRoom()
  const closed = closedOver()
  const isNews = ownProblems().some((problem) => !closed.includes(problem))
  box.open = wasOpen || (isNews && matchMedia('(min-width: 45em)').matches)
  box.addEventListener('toggle', makeRoom)
  makeRoom()
}

function show(wasOpen: boolean) {
  if (state.standIns.includes(here()) !== isStandIn) return location.reload()
  if (!host?.shadowRoot || isStandIn) return
  host.shadowRoot.innerHTML = panelHtml(state, here(), base)
  settle(wasOpen)
}

host?.shadowRoot?.addEventListener('click', (event) => {
  const target = event.target as Element
  const link = target.closest<HTMLAnchorElement>('a[data-editor]')
  if (link) {
    event.preventDefault()
    fetch(link.href)
  } else if (panel()?.open && target.closest('summary')?.parentElement === panel()) noteClosed()
})
document.addEventListener('keydown', (event) => {
  const box = panel()
  const isTaken = event.defaultPrevented || document.querySelector('dialog[open]') !== null
  if (event.key !== 'Escape' || isTaken || !box?.open) return
  noteClosed()
  box.open = false
  if (host?.shadowRoot?.activeElement) box.querySelector('summary')?.focus()
})

// After a client navigation no page is loaded; the canonical link changes.
if (canonical) new MutationObserver(() => show(false)).observe(canonical, { attributes: true })

import.meta.hot?.on(stateEvent, (next: PreviewState) => {
  if (JSON.stringify(next) === JSON.stringify(state)) return
  state = next
  if (isStandIn) location.reload()
  else show(panel()?.open === true)
})
if (!isStandIn) settle(false)
