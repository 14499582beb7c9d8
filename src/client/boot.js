// Runs inline in the head of every page, before the first paint: keep it small.
// It applies and switches the theme, asks for fonts and program once the page is complete or touched,
// and keeps clicks that need the program until it is there.
;((doc, win, root) => {
  const { dataset } = root
  const read = (storage, key) => {
    try {
      return win[storage].getItem(key)
    } catch {
      return null // storage may be forbidden
    }
  }
  const write = (storage, key, value) => {
    try {
      win[storage].setItem(key, value)
    } catch {
      // then it lasts as long as the page
    }
  }

  // The home page is light whenever it is entered.
  if (!('home' in dataset) && read('localStorage', 'lumbre-theme') === 'dark')
    root.className = 'dark'
  const switchTheme = () => {
    const theme = root.className === 'dark' ? 'light' : 'dark'
    write('localStorage', 'lumbre-theme', theme)
    const show = () => {
      root.className = theme
      doc.querySelector('meta[name=theme-color]').content = getComputedStyle(
        doc.body,
      ).backgroundColor
    }
    if (!doc.startViewTransition || matchMedia('(prefers-reduced-motion:reduce)').matches)
      return show()
    dataset.igniting = ''
    const transition = doc.startViewTransition(show)
    transition.ready.catch(() => {}) // another one has taken its place
    transition.finished.then(() => delete dataset.igniting)
  }

  // Fonts that this visit has already fetched show at once.
  if (read('sessionStorage', 'lumbre-fonts')) dataset.fonts = ''
  const showFonts = async () => {
    await Promise.all(
      ['850 1em "Piazzolla Variable"', '400 1em "Instrument Sans Variable"'].map((font) =>
        doc.fonts.load(font),
      ),
    )
    dataset.fonts = ''
    write('sessionStorage', 'lumbre-fonts', '1')
  }

  let started = false
  const start = () => {
    if (started) return
    started = true
    Promise.all([import(dataset.entry), fetch(dataset.page).then((response) => response.json())])
      .then(([program, page]) => program.start(page))
      .catch(console.error)
      .then(release)
  }
  // The frame that answers the first touch comes before the program is run.
  const startAfterFrame = () => requestAnimationFrame(() => setTimeout(start))

  // What only the program can answer: links, menus and questions are native.
  const held = new Set()
  const hold = (event) => {
    const control = event.target.closest('button,a[aria-haspopup]')
    if (control?.matches('[data-theme-switch]')) return switchTheme()
    if (!control || 'hydrated' in dataset || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    held.add(control)
    start()
  }
  // If the program cannot come, the native action runs.
  const release = () => {
    dataset.hydrated = ''
    for (const control of held) control.click()
  }
  doc.addEventListener('click', hold, true)
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    doc.addEventListener(type, startAfterFrame, { once: true, capture: true, passive: true })

  // A short page loads before it is painted, and what is asked for before the first paint delays it.
  const painted = new Promise((done) =>
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true }),
  )
  // Styles of what no first screen shows; who comes for a place further down has them at once.
  const sheet = doc.querySelector('[data-deferred]')
  const addSheet = () => {
    if (sheet) sheet.disabled = false
  }
  const [{ type } = {}] = performance.getEntriesByType('navigation')
  if (location.hash || type !== 'navigate') addSheet()
  else painted.then(addSheet)
  win.addEventListener('load', async () => {
    await painted
    showFonts()
    // To a plain timer this says: at once.
    ;(win.requestIdleCallback ?? setTimeout)(start, { timeout: 3000 })
  })
})(document, window, document.documentElement)
