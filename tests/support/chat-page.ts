import type { Page } from 'playwright-core'
import { openAlive, type openPage } from './open-page.ts'
import { site } from './site-content.ts'

export const { greeting, reply } = site.chat

export const launcher = (page: Page) => page.getByRole('button', { name: site.chat.open })
export const panel = (page: Page) => page.getByRole('dialog', { name: site.chat.name })
export const field = (page: Page) =>
  panel(page).getByRole('textbox', { name: site.chat.placeholder })
export const sendButton = (page: Page) =>
  panel(page).getByRole('button', { name: 'Enviar mensaje' })

/** The messages on screen, each with its speaker. */
export const messages = (page: Page) => panel(page).getByRole('log').locator('p').allTextContents()

export async function openChat(path = '/precios', options: Parameters<typeof openPage>[1] = {}) {
  const page = await openAlive(path, options)
  await launcher(page).click()
  await panel(page).waitFor()
  return page
}

export async function say(page: Page, text: string) {
  await field(page).fill(text)
  await field(page).press('Enter')
}
