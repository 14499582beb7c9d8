import type { Page } from 'playwright-core'
import { openAlive, type openPage } from './open-page.ts'
import { site } from './site-content.ts'

/** What the assistant says first. */
export const { greeting } = site.chat
/** What it answers to everything. */
export const { reply } = site.chat

/** The floating button. */
export const launcher = (page: Page) => page.getByRole('button', { name: site.chat.open })
/** The open chat. */
export const panel = (page: Page) => page.getByRole('dialog', { name: site.chat.name })
/** Where one types. */
export const field = (page: Page) =>
  panel(page).getByRole('textbox', { name: site.chat.placeholder })
/** The button in the field. */
export const sendButton = (page: Page) =>
  panel(page).getByRole('button', { name: 'Enviar mensaje' })

/** The messages on screen, each with its speaker. */
export const messages = (page: Page) => panel(page).getByRole('log').locator('p').allTextContents()

/** Opens a page and its chat. */
export async function openChat(path = '/precios', options: Parameters<typeof openPage>[1] = {}) {
  const page = await openAlive(path, options)
  await launcher(page).click()
  await panel(page).waitFor()
  return page
}

/** Sends a message by Enter. */
export async function say(page: Page, text: string) {
  await field(page).fill(text)
  await field(page).press('Enter')
}
