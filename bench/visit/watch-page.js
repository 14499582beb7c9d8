// Runs in a measured page before anything else. Records the slowest interaction, and when the
// element that `watchedEffect` names is first visible after a touch or a key. Plain JavaScript,
// because the helpers that a compiler adds to a function do not exist in the page.
{
  const watch = { slowest: 0, lastInput: 0, shown: undefined }
  window.watch = watch

  const note = (list) => {
    for (const { entryType, interactionId, duration } of list.getEntries())
      if (interactionId || entryType === 'first-input')
        watch.slowest = Math.max(watch.slowest, duration)
  }
  for (const options of [{ type: 'first-input' }, { type: 'event', durationThreshold: 16 }])
    new PerformanceObserver(note).observe({ ...options, buffered: true })

  const onInput = ({ timeStamp }) => {
    if (watch.shown === undefined) watch.lastInput = timeStamp
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, onInput, true)

  const look = () => {
    const isShown =
      watch.lastInput > 0 &&
      document.querySelector(window.watchedEffect)?.checkVisibility({ visibilityProperty: true })
    if (!isShown) return requestAnimationFrame(look)
    // The next frame begins once this one has been painted.
    requestAnimationFrame(() => {
      watch.shown = performance.now()
    })
  }
  requestAnimationFrame(look)
}
