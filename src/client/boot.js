// Runs inline in the head of every page, before the first paint: keep it small.
// It applies and switches the theme, decides when the deferred styles and the program load, and
// queues clicks that need the program until it has loaded.
;((doc) => {
  const root = doc.documentElement
  const dataset = root.dataset
  // Minified names are short, those of globals are not, and every page contains this script.
  const times = performance
  // Storage may be blocked; choices then last only as long as the page.
  const attempt = (use) => {
    try {
      return use()
    } catch {}
  }

  // theme-color gives the browser's own bars the colour of the page.
  const show = (theme) => {
    root.className = theme
    doc.querySelector('[name=theme-color]').content =
      getComputedStyle(root).getPropertyValue('--paper')
  }
  // The home page always opens in the light theme.
  const theme = dataset.home ?? attempt(() => localStorage['lumbre-theme'])
  if (theme === 'dark') show(theme)
  // Fonts already fetched during this visit are used at once; see fonts.ts.
  if (attempt(() => sessionStorage['lumbre-fonts'])) dataset.fonts = 'all'

  let ignition
  const switchTheme = () => {
    // Chrome adds a class of its own to a page that it translates.
    const theme = root.matches('.dark') ? 'light' : 'dark'
    attempt(() => (localStorage['lumbre-theme'] = theme))
    const change = doc.startViewTransition?.(() => show(theme))
    if (!change) return show(theme)
    ignition = change
    dataset.igniting = ''
    change.ready.catch(() => {}) // rejected when another switch starts first
    change.finished.then(() => change === ignition && delete dataset.igniting)
  }

  let program
  const start = () =>
    (program ??= Promise.all([import(dataset.entry), fetch(dataset.page)])
      .then(([module, page]) => module.start(page))
      .catch((error) => {
        console.error(error)
        // Hides the controls that need the program; see deferred-css.ts.
        dataset.failed = ''
      })
      .then(() => {
        // Replays the queued clicks; if the program failed to load, the native action runs.
        dataset.hydrated = ''
        for (const control of held) control.click()
      }))

  // Controls whose click only the program can handle: links, menus and questions are native.
  const held = new Set()
  addEventListener(
    'click',
    (event) => {
      const control = event.target.closest('button,a[aria-haspopup]')
      if (control?.name === 'theme') return switchTheme()
      if (!control || 'hydrated' in dataset) return
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      held.add(control)
      dataset.busy = ''
      start()
    },
    true,
  )
  // The browser paints its response to the first interaction before the program starts.
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, () => requestAnimationFrame(() => setTimeout(start)))

  // A screen style sheet would block the first paint, so the deferred one is marked as print.
  // Waits for the first contentful paint: the first paint may show nothing but the background.
  const painted = new Promise((done) => {
    // When the page opens at an anchor, at words that a link quotes or at a restored position,
    // everything above it needs its styles and height at once. The URL hides quoted words; the first
    // entry, which is that of the navigation, does not, but older browsers have it only later. They
    // all have the deprecated type: 1 is a reload, 2 is «back» or «forward».
    if (/#/.test(doc.URL + times.getEntries()[0]?.name) || times.navigation?.type) return done()
    dataset.fromTop = ''
    new PerformanceObserver((list) =>
      list.getEntriesByName('first-contentful-paint').map(done),
    ).observe({ type: 'paint' })
    // Firefox hides quoted words there too, and reports no paint of a page that has scrolled to them.
    doc.onscroll = done
  })
  const sheet = doc.querySelector('[data-deferred]')
  // If the page arrived slowly, so would the sheet: fetch it alongside the text. Otherwise it waits
  // for that paint.
  sheet.disabled = times.now() < 300
  painted.then(() => {
    sheet.disabled = false
    sheet.media = 'all'
  })
  self.onload = async () => {
    await painted
    // Where setTimeout stands in, it ignores the object and runs at once.
    ;(self.requestIdleCallback ?? setTimeout)(start, { timeout: 3000 })
  }
})(document)
