import { expect, test } from 'vitest'
import { interactions } from '../../bench/visit/interactions.ts'
import { holdBack, hydrated, onSite, openAlive, openPage, program } from '../support/open-page.ts'
import { boxOf } from '../support/page-state.ts'
import { mainOf } from '../support/page-text.ts'
import { answerFrames, oneOfEachKind } from '../support/routes.ts'
import { barePages } from '../support/site-content.ts'

const controls = 'button,summary,select,a[aria-haspopup]'
/** What answers nothing by its state: what is chosen already, and a search for no words. */
const inert =
  ':disabled,[aria-disabled=true],[aria-pressed=true],[aria-current],form:has([type=search]) button'

/** In the browser: nothing leaves the page; that a link or a form would do so is its answer. */
const stayHere = () => {
  const leave = (event: Event) => {
    const target = event.target as Element
    if (event.defaultPrevented || (event.type === 'click' && !target.closest('a[href]'))) return
    event.preventDefault()
    document.body.append('')
  }
  for (const type of ['click', 'submit']) addEventListener(type, leave)
  window.open = () => {
    document.body.append('')
    return null
  }
}

/** In the browser: presses what only the program answers, once; notes what it is not told of. */
const pressEarly = (selector: string) => {
  const { untold = new Set<Element>() } = window as { untold?: Set<Element> }
  for (const control of document.querySelectorAll<HTMLElement>(selector)) {
    if (!control.checkVisibility() || control.closest('[name=theme]')) continue
    if (untold.has(control)) continue
    control.click()
    untold.add(control)
    // The boot script keeps the first click from it.
    control.addEventListener('click', () => untold.delete(control))
  }
  Object.assign(window, { untold })
}
const untold = () =>
  [...(window as unknown as { untold: Set<Element> }).untold]
    .filter((one) => one.isConnected && !one.matches(':disabled'))
    .map((one) => one.outerHTML.slice(0, 120))

/** In the browser: presses one control after the other, and names those that changed nothing. */
const pressAll = async ([controls, inert]: readonly [string, string]) => {
  const pause = (time: number) => new Promise((done) => setTimeout(done, time))
  let changes = 0
  const observer = new MutationObserver((records) => {
    changes += records.length
  })
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  const silent: string[] = []
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (!control.isConnected || !control.checkVisibility({ visibilityProperty: true })) continue
    if (control.matches(inert) || control.closest('dialog')) continue
    // The page behind the menu is inert, and opens no dialog.
    for (const menu of document.querySelectorAll('header details')) menu.removeAttribute('open')
    // What an early press asked for may open at any time; a link is told of it by its close event.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
      const closed = new Promise((done) => dialog.addEventListener('close', done, { once: true }))
      dialog.close()
      await closed
    }
    await pause(0)
    const before = changes
    const focused = document.activeElement
    const texts = new Set<string>()
    if (control instanceof HTMLSelectElement)
      for (const { value } of control.options) {
        control.value = value
        control.dispatchEvent(new Event('change', { bubbles: true }))
        // A price follows its list by CSS; a form keeps what was chosen.
        texts.add(control.form ? control.value : (control.closest('li')?.innerText ?? ''))
      }
    else control.click()
    // A dialog that is on its way would keep the next one closed.
    const hasAnswered = () =>
      control.matches('a[aria-haspopup]')
        ? document.querySelector('dialog[open]') !== null
        : changes > before || document.activeElement !== focused || texts.size > 1
    for (let waited = 0; !hasAnswered() && waited < 10_000; waited += 20) await pause(20)
    if (!hasAnswered()) silent.push(control.outerHTML.slice(0, 120))
  }
  return silent
}

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

/** Others have the controls of header and chat alone, as /equipo. */
const hasOwnControls = (url: string) => /<(?:button|summary|select)\b|popup=/.test(mainOf(url))
const ofKinds = [...oneOfEachKind].filter((url) => !barePages.includes(url))
/** Services have the same controls, but one with a single plan shows it otherwise. */
const urls = [...ofKinds.filter(hasOwnControls), '/equipo', '/servicios/integracion-chatbots']

// Every other page comes alive on a phone; what is pressed before and after is what either shows.
const visits = urls.map((url, place) =>
  place % 2 ? { url, first: desk, other: phone } : { url, first: phone, other: desk },
)
for (const { url, first, other } of visits)
  test(`every control of ${url} works, before and after hydration, on a phone and on a desktop`, async () => {
    const held = holdBack(program)
    const page = await openPage(url, {
      ...other,
      reducedMotion: true,
      before: [answerFrames, held.before],
    })
    await page.evaluate(stayHere)
    for (const window of [other, first]) {
      await page.setViewportSize(window)
      await page.evaluate(pressEarly, 'button:not(:disabled),a[aria-haspopup]')
    }
    held.release()
    await hydrated(page)
    await expect.poll(() => page.evaluate(untold)).toEqual([])
    for (const window of [first, other]) {
      await page.setViewportSize(window)
      const silent = await page.evaluate(pressAll, [controls, inert] as const)
      expect.soft(silent, `${window.width} px`).toEqual([])
    }
  })

const tapsOn = (...names: string[]) =>
  names.flatMap((name) => interactions.filter((one) => one.name === name))

// The chat and the menu open over the page, so each comes last in its visit.
for (const taps of [tapsOn('chat'), tapsOn('theme', 'FAQ', 'pricing', 'menu')])
  test(`a first tap on ${taps.map(({ name }) => name)} before React has come is not lost`, async () => {
    const { before, release } = holdBack(program)
    const page = await openPage('/', { width: 390, before })
    const effects = taps.map(({ effect }) => page.locator(effect).first())
    for (const effect of effects) expect(await effect.isVisible()).toBe(false)
    // What only the program can answer says so meanwhile; the rest is there already.
    const pill = () => page.evaluate(() => getComputedStyle(document.body, '::after').content)
    for (const { name, target, keys = [] } of taps) {
      await page.locator(target).filter({ visible: true }).first().click()
      for (const key of keys) await page.keyboard.press(key)
      await expect.poll(pill).toBe(name === 'chat' ? '"Cargando..."' : 'none')
    }
    release()
    await hydrated(page)
    for (const effect of effects) await effect.waitFor()
    expect(await pill()).toBe('none')
    // The page is held only behind what opens over it.
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow)
    await page.keyboard.press('Escape')
    await expect.poll(overflow).toBe('visible')
    expect(page.troubles).toEqual([])
  })

test('a tap at the foot of the screen, which gives a link the focus, follows it; nothing moves for a focus that no key has given', async () => {
  const page = await openAlive('/equipo', { width: 390, ownTab: true })
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const link = page.locator('main a[href$="/contacto"]')
  await link.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await page.evaluate(() => scrollBy({ top: -80, behavior: 'instant' }))
  const { x, y } = await boxOf(link)
  // As when React hydrates the page for a press, and only then hears of what it does.
  await link.evaluate((one) => one.focus({ preventScroll: true }))
  expect((await boxOf(link)).y).toBe(y)
  const touchPoints = [{ x: x + 30, y: y + 20 }]
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForURL((url) => url.pathname === onSite('/contacto'))
})
