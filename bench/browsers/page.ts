/**
 * A page of a browser, with the subset of Puppeteer's methods that is used here. Selectors may
 * contain `::-p-text(…)`.
 */
export type Page = {
  bringToFront: () => Promise<void>
  setViewport: (size: { width: number; height: number }) => Promise<void>
  goto: (url: string) => Promise<unknown>
  goBack: () => Promise<unknown>
  locator: (selector: string) => {
    click: () => Promise<void>
    fill: (text: string) => Promise<void>
    wait: () => Promise<unknown>
  }
  waitForFunction: <Args extends unknown[]>(
    holds: (...args: Args) => unknown,
    options: { timeout?: number },
    ...args: Args
  ) => Promise<unknown>
  evaluate: <Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  keyboard: { press: (key: string) => Promise<void> }
  on: ((
    event: 'console',
    hear: (message: { type: () => string; text: () => string }) => void,
  ) => void) &
    ((event: 'pageerror', hear: (error: Error) => void) => void)
  close: () => Promise<void>
}

export type Browser = {
  newPage: () => Promise<Page>
  version: () => Promise<string>
  close: () => Promise<void>
}
