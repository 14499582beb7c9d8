import type { Service } from '../../content/entries.ts'
import { inOrder, pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import type { Scene, SceneOf } from '../../content/schemas/scenes.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { formatPrice } from '../../lib/format-price.ts'
import { keepShortWords } from '../../lib/keep-together.ts'
import { contactDialog, mailAction } from '../contact-channels.ts'
import { definePage } from '../define-page.ts'
import { serviceFire, wideFire } from '../fires.ts'
import { withIcon } from '../icon-path.ts'
import { questionsData, testimonialData } from '../shared-sections.ts'
import { addressOf, idOf, organizationId, priceSpecification } from '../structured-data/nodes.ts'
import type { PageFacts } from '../structured-data/page-graph.ts'

export type ServicePageData = ReturnType<typeof serviceData>

function heroData(content: Content, { slug, data }: Service) {
  const { salt, badges, ...words } = data.hero
  const parent = pageOf(content, 'services')
  return {
    parent: { label: parent.data.title, to: parent.url },
    name: data.title,
    ...words,
    badges: badges.map(withIcon),
    fire: { seed: `/servicios/${slug}`, ...serviceFire, salt },
  }
}

function plansData(content: Content, { data }: Service) {
  const { currencies, planMessage } = pageOf(content, 'services').data
  const { lead } = data.plans
  const items = data.plans.items.map((plan) => {
    const choice = { service: data.title, plan: plan.name, price: formatPrice(plan.price) }
    return { ...plan, message: fillIn(planMessage, choice) }
  })
  return { ...data.plans, items, lead: lead ? `${lead} ${currencies}` : currencies }
}

/** The drawing of the product; the titles of a search result are set in large type. */
function sceneData(scene: Scene | undefined): Scene | undefined {
  if (scene?.kind !== 'search') return scene
  const held = (shown: SceneOf<'search'>['before']) => ({
    ...shown,
    title: keepShortWords(shown.title, 14),
  })
  return { ...scene, before: held(scene.before), after: held(scene.after) }
}

function quoteData({ slug, data }: Service) {
  const { heading, lead, ...form } = data.form
  return {
    heading,
    lead,
    form: { slug, service: data.title, ...form },
    // The same on every service, so that pages share its style. It is below the text, beside the
    // form.
    fire: {
      seed: '/cotizar',
      ...wideFire,
      focus: 0.34,
      tongues: 3,
      spread: 0.8,
      low: 0.08,
      height: 160,
    },
  }
}

/** Everything that the page of a service shows; pure. */
function serviceData(content: Content, service: Service) {
  const { data } = service
  return {
    hero: heroData(content, service),
    scene: sceneData(data.scene),
    features: { ...data.features, items: data.features.items.map(withIcon) },
    plans: plansData(content, service),
    testimonials: testimonialData(content, data.testimonials),
    questions: questionsData(
      content,
      { ...data.faqs, lead: pageOf(content, 'home').data.faqs.lead },
      mailAction(content, data.dialog.message),
    ),
    quote: quoteData(service),
    dialog: contactDialog(content, {
      ...data.dialog,
      title: pageOf(content, 'services').data.dialogTitle,
    }),
  }
}

export function servicePages(content: Content) {
  return inOrder(content.services).map((service) =>
    definePage(content, {
      route: 'service',
      url: service.url,
      words: service.data,
      waiting: service.waiting,
      facts: () => serviceFacts(content, service),
      data: () => serviceData(content, service),
    }),
  )
}

function serviceFacts(content: Content, { data, url }: Service): PageFacts {
  const { site } = content
  const parent = pageOf(content, 'services')
  const node = {
    '@type': 'Service',
    '@id': idOf(site, url, 'service'),
    name: data.title,
    description: data.description,
    url: addressOf(site, url),
    provider: { '@id': organizationId(site) },
    offers: data.plans.items.map((plan) => ({
      '@type': 'Offer',
      name: plan.name,
      description: plan.description,
      url: idOf(site, url, 'planes'),
      priceSpecification: priceSpecification(plan.price),
    })),
  }
  return {
    ancestors: [{ name: parent.data.title, url: parent.url }],
    node,
    questions: data.faqs.items,
  }
}
