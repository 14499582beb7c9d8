import { appPictograms } from '../art/pictograms.ts'
import type { MatchboxData } from '../components/Matchbox.tsx'
import { inOrder, pageOf } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'
import type { Receipt } from '../features/pricing/Receipts.tsx'
import { priceParts } from '../lib/format-price.ts'
import { channelsOn, contactDialog } from './contact-channels.ts'
import { iconPath } from './icon-path.ts'

// Sections of the home page that other pages have as well; their words are the home page's.

/** The estimates as receipts, in their order. */
export function pricingData(content: Content) {
  const { note, ...words } = pageOf(content, 'home').data.pricing
  const receipts: Receipt[] = inOrder(content.pricing).map(({ slug, data }) => ({
    id: slug,
    title: data.title,
    selectLabel: data.selectLabel,
    defaultOption: data.defaultOption,
    options: data.options.map(({ id, name, price, features }) => {
      const { prefix, amount, currency, period } = priceParts(price)
      const kind = [currency + period, note].filter(Boolean).join(', ')
      return { id, name, prefix, amount, note: kind, features }
    }),
  }))
  return { ...words, receipts, dialog: contactDialog(content, words.dialog) }
}

/** The free AI apps in their order, each with the drawing of its matchbox. */
export function appsData(content: Content) {
  const apps: MatchboxData[] = inOrder(content['ai-apps']).map(({ data }) => ({
    ...data,
    picture: appPictograms[data.icon] ?? { icon: iconPath(data.icon) },
  }))
  return { ...pageOf(content, 'home').data.apps, brand: content.site.name, apps }
}

/** Urgent contact. */
export function urgentContact(content: Content) {
  const words = pageOf(content, 'home').data.contact
  return {
    ...words,
    channels: channelsOn(content, ['whatsapp', 'telegram', 'email']),
    dialog: contactDialog(content, words.dialog),
    fire: { seed: 'urgente', width: 720, height: 150, low: 0.27, cols: 72, salt: 2 },
  }
}
