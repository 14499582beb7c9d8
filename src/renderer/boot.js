// Runs inline in the head of every page, before the first paint: keep it small.
// It applies the stored theme, postpones fonts and React until the page is complete or touched,
// and holds clicks and submissions that need React until it is there.
;((doc, win, root) => {
  const read = (storage, key) => {
    try {
      return win[storage].getItem(key)
    } catch {
      return null // storage may be forbidden
    }
  }
  // The home page is light whenever it is entered.
  if (!('home' in root.dataset) && read('localStorage', 'lumbre-theme') === 'dark')
    root.className = 'dark'

  const showFonts = () => {
    root.dataset.fonts = ''
  }
  // Fonts that this visit has already fetched show at once.
  if (read('sessionStorage', 'lumbre-fonts')) showFonts()

  // Texts keep the size they have in the stand-in faces, which run a little wider: no line that
  // gets shorter moves what stands below or beside it. A resized window sets its texts free.
  const freeze = () => {
    const texts = [...doc.body.querySelectorAll('*')].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()),
    )
    const sizes = texts.map((text) => text.getBoundingClientRect())
    const set = (text, width, height) => {
      text.style.minWidth = width
      text.style.minHeight = height
    }
    texts.forEach((text, index) => {
      const { width, height } = sizes[index]
      if (width > 1) set(text, `${width}px`, `${height}px`)
    })
    const thaw = () => {
      for (const text of texts) set(text, '', '')
    }
    win.addEventListener('resize', thaw, { once: true })
  }

  const held = []
  let started = false
  const hold = (event) => {
    const target = event.target.closest?.('[data-live]')
    if (!target || (event.type === 'click' && event.target.closest('a') && event.ctrlKey)) return
    if (event.type === 'submit' ? target.tagName !== 'FORM' : target.tagName === 'FORM') return
    event.preventDefault()
    event.stopPropagation()
    held.push([target, event.submitter])
    start()
  }
  // After hydration the held events reach React; if it cannot come, the native action runs.
  const release = () => {
    doc.removeEventListener('click', hold, true)
    doc.removeEventListener('submit', hold, true)
    for (const [target, submitter] of held.splice(0)) {
      // A key makes React hydrate this very place at once; a submission alone does not.
      target.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
      if (target.tagName === 'FORM') target.requestSubmit(submitter)
      else target.click()
    }
  }
  const start = () => {
    if (started) return
    started = true
    import(root.dataset.entry)
      .then(({ hydrate }) => hydrate())
      .catch((error) => console.error(error))
      .then(release)
  }
  doc.addEventListener('click', hold, true)
  doc.addEventListener('submit', hold, true)
  for (const intent of ['pointerdown', 'keydown', 'focusin'])
    doc.addEventListener(intent, start, { once: true, passive: true })
  // A short page loads before it is painted, and what is asked for before the first paint delays it.
  const afterFirstPaint = (run) =>
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint')[0]) return
      observer.disconnect()
      run()
    }).observe({ type: 'paint', buffered: true })
  const showFontsWhenLoaded = () => {
    const faces = ['850 1em "Piazzolla Variable"', '400 1em "Instrument Sans Variable"']
    Promise.all(faces.map((face) => doc.fonts.load(face))).then(() => {
      freeze()
      showFonts()
      try {
        sessionStorage.setItem('lumbre-fonts', '1')
      } catch {
        // the next page asks for them again
      }
    })
  }
  win.addEventListener('load', () =>
    afterFirstPaint(() => {
      showFontsWhenLoaded()
      if (win.requestIdleCallback) requestIdleCallback(start, { timeout: 3000 })
      else setTimeout(start, 200)
    }),
  )
})(document, window, document.documentElement)
