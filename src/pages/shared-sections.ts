import { appPictograms } from '../art/pictograms.ts'
import { bySlug, inOrder, pageOf } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'
import { fillIn } from '../lib/fill-in.ts'
import { priceParts } from '../lib/format-price.ts'
import { keepShortWords } from '../lib/keep-together.ts'
import { channelLinks, contactDialog, mailAction } from './contact-channels.ts'
import { iconPath } from './icon-path.ts'

// Sections that several pages share. Those that take no texts use the home page's.

/** The estimates as receipts, in order. */
export function pricingData(content: Content) {
  const { note, message, ...words } = pageOf(content, 'home').data.pricing
  const receipts = inOrder(content.pricing).map(({ slug, data }) => ({
    id: slug,
    title: data.title,
    selectLabel: data.selectLabel,
    defaultOption: data.defaultOption,
    options: data.options.map(({ id, name, price, features }) => {
      const { prefix, amount, currency, period, recurring } = priceParts(price)
      const charge = [currency + period, recurring].filter(Boolean).join(' ')
      const kind = [charge, note].filter(Boolean).join(', ')
      // Separate, because prefix and amount are set in different sizes.
      const choice = { service: data.title, plan: name, price: `${prefix}${amount} ${kind}` }
      return { id, name, prefix, amount, note: kind, features, message: fillIn(message, choice) }
    }),
  }))
  return { ...words, receipts, dialog: contactDialog(content, words.dialog) }
}

/** The free AI apps in order, each with the drawing of its matchbox. */
export function appsData(content: Content) {
  const apps = inOrder(content['ai-apps']).map(({ data }) => ({
    ...data,
    /** The drawing on the label, or the icon named in content if there is none. */
    image: appPictograms[data.icon] ?? { icon: iconPath(data.icon) },
  }))
  return { ...pageOf(content, 'home').data.apps, apps }
}

/** The section for urgent contact. */
export function urgentContact(content: Content) {
  const words = pageOf(content, 'home').data.contact
  return {
    ...words,
    channels: channelLinks(content),
    dialog: contactDialog(content, words.dialog),
    fire: { seed: 'urgente', width: 720, height: 150, low: 0.27, cols: 72, salt: 2 },
  }
}

/** The questions that a page names, in its order, and a link to ask another one. */
export function questionsData(
  content: Content,
  words: { heading: string; lead: string; items: readonly string[] },
  mail = mailAction(content),
) {
  const { heading, lead, items } = words
  return { heading, lead, mail, items: items.map((slug) => questionItem(content, slug)) }
}

function questionItem(content: Content, slug: string) {
  const { data, body } = bySlug(content.faqs, slug)
  return {
    slug,
    question: data.question,
    icon: iconPath(data.icon),
    /** HTML. */
    answer: body ? content.readBody(body.hash) : '',
  }
}

/** The testimonials that a section names, in its order. */
export const testimonialData = (
  content: Content,
  { heading, items }: { heading: string; items: readonly string[] },
) => ({
  heading,
  items: items.map((slug) => ({ id: slug, ...bySlug(content.testimonials, slug).data })),
})

/** The same, prepared for large type. */
export function largeTestimonials(...section: Parameters<typeof testimonialData>) {
  const { heading, items } = testimonialData(...section)
  return {
    heading,
    items: items.map((item) => ({ ...item, content: keepShortWords(item.content, 14) })),
  }
}
