// Runs inline in the head of every page, before the first paint: keep it small.
// It applies and switches the theme, asks for styles and program when their time has come, and keeps
// clicks that need the program until it is there.
;((doc, root) => {
  const { dataset } = root
  // Storage may be forbidden: then choices last as long as the page.
  const stored = (key, value, storage = 'localStorage') => {
    try {
      if (value) window[storage][key] = value
      return window[storage][key]
    } catch {}
  }

  // The browser's own bars take the colour of the page.
  const show = (theme) => {
    root.className = theme
    doc.querySelector('[name=theme-color]').content =
      getComputedStyle(root).getPropertyValue('--paper')
  }
  // The home page is light whenever it is entered.
  if (!('home' in dataset) && stored('lumbre-theme') === 'dark') show('dark')
  // Fonts that this visit has fetched show at once; see fonts.ts.
  if (stored('lumbre-fonts', '', 'sessionStorage')) dataset.fonts = 'all'

  const switchTheme = () => {
    const theme = root.className === 'dark' ? 'light' : 'dark'
    stored('lumbre-theme', theme)
    if (!doc.startViewTransition) return show(theme)
    dataset.igniting = ''
    const change = doc.startViewTransition(() => show(theme))
    change.ready.catch(() => {}) // another one has taken its place
    change.finished.then(() => delete dataset.igniting)
  }

  let program
  const start = () =>
    (program ??= Promise.all([import(dataset.entry), fetch(dataset.page)])
      .then(([module, page]) => module.start(page))
      .catch((error) => {
        console.error(error)
        // What only the program can answer goes; see root-css.ts.
        dataset.failed = ''
      })
      .then(() => {
        // If the program cannot come, the native action runs.
        dataset.hydrated = ''
        for (const control of held) control.click()
      }))

  // What only the program can answer: links, menus and questions are native.
  const held = new Set()
  addEventListener(
    'click',
    (event) => {
      const control = event.target.closest('button,a[aria-haspopup]')
      if (control?.matches('[data-theme-switch]')) return switchTheme()
      if (!control || 'hydrated' in dataset || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      held.add(control)
      start()
    },
    true,
  )
  // The frame that answers the first touch comes before the program is run.
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, () => requestAnimationFrame(() => setTimeout(start)))

  // The first paint waits for a sheet of the screen, and so the deferred one is named as one for print.
  // That paint may be of the bare ground: the text comes with the contentful one.
  const painted = new Promise((done) => {
    // Who comes for a place on the page, or back to one, needs all above it with its styles and at its
    // height. React Router leaves a state with each page that it has shown.
    if (location.hash || history.state) return done()
    dataset.fromTop = ''
    new PerformanceObserver(
      (list) => list.getEntriesByName('first-contentful-paint')[0] && done(),
    ).observe({ type: 'paint' })
  })
  const sheet = doc.querySelector('[data-deferred]')
  // Where the page was slow to come, the sheet would be too: it is fetched beside the text. Elsewhere
  // it waits for its paint.
  sheet.disabled = performance.now() < 300
  painted.then(() => {
    sheet.disabled = false
    sheet.media = 'all'
  })
  window.onload = async () => {
    await painted
    // To a plain timer this says: at once.
    ;(window.requestIdleCallback ?? setTimeout)(start, { timeout: 3000 })
  }
})(document, document.documentElement)
