// Runs inline in the head of every page, before the first paint: keep it small.
// It applies and switches the theme, postpones React until the page is complete or touched, and holds
// clicks and submissions that need React until it is there.
;((doc, win, root, on) => {
  const { dataset } = root
  const read = (storage, key) => {
    try {
      return win[storage].getItem(key)
    } catch {
      return null // storage may be forbidden
    }
  }
  // The home page is light whenever it is entered.
  if (!('home' in dataset) && read('localStorage', 'lumbre-theme') === 'dark')
    root.className = 'dark'

  const switchTheme = (button) => {
    const theme = root.className === 'dark' ? 'light' : 'dark'
    const show = () => {
      root.className = theme
      doc.querySelector('meta[name=theme-color]').content = getComputedStyle(
        doc.body,
      ).backgroundColor
    }
    try {
      win.localStorage.setItem('lumbre-theme', theme)
    } catch {
      // then it lasts as long as the page
    }
    if (!doc.startViewTransition || matchMedia('(prefers-reduced-motion:reduce)').matches)
      return show()
    const { x, y, width, height } = button.getBoundingClientRect()
    const circle = (radius) => `circle(${radius} at ${x + width / 2}px ${y + height / 2}px)`
    doc.startViewTransition(show).ready.then(
      () =>
        root.animate(
          { clipPath: [circle(0), circle('150%')] },
          { duration: 420, pseudoElement: '::view-transition-new(root)' },
        ),
      () => {}, // another one has taken its place
    )
  }

  // Fonts that this visit has already fetched show at once; see show-fonts.ts.
  if (read('sessionStorage', 'lumbre-fonts')) dataset.fonts = ''

  const holdable =
    'click submit pointerdown pointerup mousedown mouseup touchstart touchend keydown keyup'.split(
      ' ',
    )
  const held = []
  let started = false
  const hold = (event) => {
    const { target, type } = event
    // Native elements answer by themselves; React would first make all that is above them its own.
    event.stopPropagation()
    startAfterFrame()
    const place = target.closest?.('[data-live]')
    if (!place || (target.closest('a') && (event.ctrlKey || event.metaKey))) return
    if (type !== (place.tagName === 'FORM' ? 'submit' : 'click')) return
    event.preventDefault()
    held.push([place, event.submitter])
    start()
  }
  // After hydration the held events reach React; if it cannot come, the native action runs.
  const release = () => {
    for (const type of holdable) removeEventListener(type, hold, true)
    for (const [target, submitter] of held.splice(0)) {
      // A key makes React hydrate this very place at once; a submission alone does not.
      target.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
      if (target.tagName === 'FORM') target.requestSubmit(submitter)
      else target.click()
    }
  }
  // The frame that answers the first touch comes before a program from the cache is run.
  const startAfterFrame = () => requestAnimationFrame(() => setTimeout(start))
  const start = () => {
    if (started) return
    started = true
    const { entry, payload } = dataset
    Promise.all([import(entry), fetch(payload)])
      .then(([{ hydrate }, response]) => hydrate(response))
      .catch(console.error)
      .then(release)
  }
  for (const type of holdable) on(type, hold, true)
  on(
    'click',
    ({ target }) => {
      const button = target.closest('[data-theme-switch]')
      if (button) switchTheme(button)
    },
    true,
  )
  on('focusin', startAfterFrame, true)
  // A short page loads before it is painted, and what is asked for before the first paint delays it.
  const painted = new Promise((done) =>
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true }),
  )
  // The sheet for what no first screen shows, which is seen once it is here; see later-sheet.tsx.
  const addSheet = () => {
    doc.querySelector('[data-sheet]').disabled = false
  }
  // Who comes back, or comes for a place further down, is shown that place once all has its height.
  if (location.hash || performance.getEntriesByType('navigation')[0]?.type !== 'navigate') {
    dataset.whole = ''
    addSheet()
  } else painted.then(addSheet)
  on('load', async () => {
    await painted
    // To a plain timer this says: at once.
    ;(win.requestIdleCallback ?? setTimeout)(start, { timeout: 3000 })
  })
})(document, window, document.documentElement, addEventListener)
