import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { installFromDebian } from '../../scripts/setup/debian.js'
import { listen } from '../../src/site/host.ts'
import type { Browser, Page } from './page.ts'

const programs = ['WebKitWebDriver', 'xvfb-run', 'Xvfb']
const packages = ['webkit2gtk-driver', 'xvfb', 'xauth', 'fonts-liberation']

/** Lets the window be as narrow as a phone, which its toolbar would not. */
const windowStyle =
  '* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-source: none; }'

/** How long to wait for an expected state, in milliseconds. */
const patience = 30_000

/**
 * Makes sure that the driver and a virtual screen exist, because WebKitGTK has no headless mode. As
 * root on Debian they are installed.
 */
function ensureWebKit(): void {
  const isThere = (name: string) => spawnSync('which', [name], { stdio: 'ignore' }).status === 0
  if (!programs.every(isThere)) installFromDebian('WebKit', packages)
}

/** Key codes of WebDriver. */
const keys: Readonly<Record<string, string>> = { Tab: '\ue004', Enter: '\ue007', Escape: '\ue00c' }
/** The property under which WebDriver returns an element's reference. */
const reference = 'element-6066-11e4-a52e-4f735466cecf'

/** Sends a command of the W3C WebDriver protocol. */
type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

const askAt =
  (address: string): Ask =>
  async (method, path, body) => {
    const answer = await fetch(address + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    // The shape of answers in the protocol.
    const { value } = (await answer.json()) as {
      value: { error?: string; message?: string } | null
    }
    if (value?.error) throw new Error(`${value.error}: ${value.message}`)
    return value
  }

/**
 * Starts WebKit with its driver. Each page is a new session, of which the driver allows one at a
 * time.
 */
export async function openWebKit(): Promise<Browser> {
  ensureWebKit()
  const free = http.createServer()
  const { port } = new URL(await listen(free))
  free.close()
  const screen = ['-a', '-s', '-screen 0 1600x1200x24']
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), windowStyle)
  const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
    // A process group of its own, which can be ended as a whole.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, XDG_CONFIG_HOME: settings },
  })
  const ask = askAt(`http://127.0.0.1:${port}`)
  await until(() => ask('GET', '/status').catch(() => undefined), 'WebKit does not start')
  let name = ''
  const newPage = async () => {
    // The shape of a new session in the protocol.
    const { sessionId, capabilities } = (await ask('POST', '/session', { capabilities: {} })) as {
      sessionId: string
      capabilities: { browserVersion: string }
    }
    name = `WebKitGTK ${capabilities.browserVersion}`
    return openSession((method, path, body) => ask(method, `/session/${sessionId}${path}`, body))
  }
  return {
    newPage,
    version: async () => {
      await (await newPage()).close()
      return name
    },
    close: async () => {
      if (driver.pid) process.kill(-driver.pid)
      await once(driver, 'exit')
      rmSync(settings, { recursive: true, force: true })
    },
  }
}

/** Repeats a call until it returns a truthy value. */
async function until<Value>(look: () => Promise<Value>, fault: string, timeout = patience) {
  const end = Date.now() + timeout
  while (Date.now() < end) {
    const value = await look()
    if (value) return value
    await delay(50)
  }
  throw new Error(fault)
}

/**
 * The first visible element that matches a selector; with `::-p-text(…)`, the smallest one that
 * contains the text.
 */
function find(selector: string): Element | undefined {
  const [css = '', text = ''] = selector.split(/\s*::-p-text\(|\)$/)
  const isRight = (element: Element) =>
    element.checkVisibility() && element.textContent.includes(text)
  const places = Array.from(document.querySelectorAll(css))
  const all = text ? places.flatMap((place) => [place, ...place.querySelectorAll('*')]) : places
  const right = all.filter(isRight)
  return right.find((one) => !text || !right.some((other) => other !== one && one.contains(other)))
}

/**
 * Scrolls an element into view, and waits until it stops moving, because the driver clicks at once.
 */
async function settle(element: Element): Promise<void> {
  element.scrollIntoView({ behavior: 'instant', block: 'nearest' })
  const top = () => element.getBoundingClientRect().top
  for (let [last, now] = [Number.NaN, top()]; now !== last; [last, now] = [now, top()])
    await new Promise((done) => setTimeout(done, 100))
}

/** Records errors and warnings of a page; read by {@link readTroubles}. */
function noteTroubles(): void {
  const troubles: string[] = []
  const note = (text: unknown) => troubles.push(String(text))
  for (const level of ['error', 'warn'] as const)
    console[level] = (...words) => note(words.join(' '))
  addEventListener('error', (event) => note(event.message))
  addEventListener('unhandledrejection', ({ reason }) => note(reason))
  document.addEventListener('securitypolicyviolation', (event) =>
    note(`${event.violatedDirective} forbids ${event.blockedURI}`),
  )
  Object.assign(window, { troubles })
}

const readTroubles = () => [
  ...((window as { troubles?: string[] }).troubles ?? []),
  ...('failed' in document.documentElement.dataset ? ['The program has failed'] : []),
]

/** A page with Puppeteer's interface, controlled by WebDriver. */
function openSession(ask: Ask): Page {
  const listeners: ((text: string) => void)[] = []
  const evaluate = async (run: (...args: never[]) => unknown, ...args: unknown[]) => {
    const script = `const args = [...arguments], done = args.pop()
      Promise.resolve().then(() => (${run})(...args))
        .then((value) => done({ value }), (error) => done({ fault: String(error) }))`
    // The shape of the script's result.
    const { value, fault } = (await ask('POST', '/execute/async', { script, args })) as {
      value?: unknown
      fault?: string
    }
    if (fault) throw new Error(fault)
    return value
  }
  const found = (selector: string) => {
    const look = () => evaluate(find, selector) as Promise<Record<string, string> | undefined>
    return until(look, `Nothing is shown that is ${selector}`)
  }
  const use = async (selector: string, action: 'click' | 'value', body?: object) => {
    const element = await found(selector)
    await evaluate(settle, element)
    await ask('POST', `/element/${element[reference]}/${action}`, body)
  }
  const hearTroubles = async () => {
    for (const text of (await evaluate(readTroubles)) as string[])
      for (const hear of listeners) hear(text)
  }
  return {
    bringToFront: async () => {},
    setViewport: async ({ width, height }) => {
      await ask('POST', '/window/rect', { width, height })
      const [left, top] = (await evaluate(() => [innerWidth, innerHeight])) as [number, number]
      const rect = { width: 2 * width - left, height: 2 * height - top }
      await ask('POST', '/window/rect', rect)
    },
    goto: async (url) => {
      await ask('POST', '/url', { url })
      await evaluate(noteTroubles)
    },
    goBack: () => ask('POST', '/back'),
    locator: (selector) => ({
      click: () => use(selector, 'click'),
      fill: async (text) => {
        const isSelect = await evaluate(choose, selector, text)
        if (!isSelect) await use(selector, 'value', { text })
      },
      wait: () => found(selector),
    }),
    waitForFunction: (holds, { timeout }, ...args) =>
      until(() => evaluate(holds, ...args), `It did not come to: ${holds}`, timeout),
    evaluate: evaluate as Page['evaluate'],
    keyboard: {
      press: async (name) => {
        const value = keys[name] ?? name
        const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }))
        await ask('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
      },
    },
    on: ((event: 'console' | 'pageerror', hear: (fault: object) => void) => {
      if (event === 'pageerror') listeners.push((text) => hear(new Error(text)))
    }) as Page['on'],
    close: async () => {
      await hearTroubles()
      await ask('DELETE', '')
    },
  }
}

/** Selects an option as a visitor does; returns false for a field of another kind. */
function choose(selector: string, value: string): boolean {
  const select = document.querySelector(selector)
  if (!(select instanceof HTMLSelectElement)) return false
  select.value = value
  select.dispatchEvent(new Event('input', { bubbles: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}
