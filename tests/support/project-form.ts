import type { Page } from 'playwright-core'
import { openAlive } from './open-page.ts'

/** Values that the project form of the contact page accepts, by their console keys. */
export const rightValues = {
  nombre: 'Rosario Medina',
  email: 'rosario@correo.mx',
  empresa: 'Panadería El Trigal',
  telefono: '+52 55 1234 5678',
  servicio: 'ecommerce',
  presupuesto: '5k-10k',
  mensaje: 'Vendo pan dulce y quiero pedidos en línea.',
}

export const projectForm = (page: Page) => page.locator('form#contacto')

/** The form's first button: it sends, or opens WhatsApp. */
export const sendButton = (page: Page) => projectForm(page).locator('[type=submit]').first()

/** Chats answer at once and locally, so that no test leaves this machine. */
export const stubChats = (page: Page) =>
  page.context().route(/wa\.me|t\.me/, (route) => route.fulfill({ body: 'chat' }))

export async function openContact(width = 1280) {
  return openAlive('/contacto', { width, before: stubChats })
}

export const nextStep = (page: Page) => page.getByRole('heading', { name: 'Falta un paso' })

export const offer = (page: Page) => page.locator('[data-outcome]')

export async function messageIn(page: Page, channel: string): Promise<string> {
  const link = offer(page).getByRole('link', { name: channel })
  const url = new URL((await link.getAttribute('href')) ?? '')
  return url.searchParams.get(channel === 'Correo' ? 'body' : 'text') ?? ''
}

/** Fills the project form in; `changes` replaces values. */
export async function fillProject(
  page: Page,
  changes: Partial<typeof rightValues> = {},
): Promise<void> {
  const form = projectForm(page)
  const values = { ...rightValues, ...changes }
  for (const [name, value] of Object.entries(values)) {
    const control = form.locator(`[name="${name}"]`)
    if (name === 'servicio' || name === 'presupuesto') {
      if (value) await control.selectOption(value)
    } else await control.fill(value)
  }
}

export async function typedValues(page: Page): Promise<Record<string, string>> {
  const names = Object.keys(rightValues)
  const values = names.map(async (name) => [
    name,
    await projectForm(page).locator(`[name="${name}"]`).inputValue(),
  ])
  return Object.fromEntries(await Promise.all(values))
}

/** Objects that the page writes to the console from now on. */
export function consoleObjects(page: Page): unknown[] {
  const objects: unknown[] = []
  page.on('console', async (message) => {
    if (message.type() === 'log') objects.push(await message.args()[0]?.jsonValue())
  })
  return objects
}
