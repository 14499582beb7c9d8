import { inOrder, pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { fillFacts } from '../../content/site-facts.ts'
import { chatLink } from '../../lib/chat-link.ts'
import { mailAction } from '../contact-channels.ts'
import { templatePage } from '../define-page.ts'
import { lowFire } from '../fires.ts'
import { iconPath } from '../icon-path.ts'
import { questionsData } from '../shared-sections.ts'

export type ContactPageData = ReturnType<typeof contactData>

/** The ways to get in touch, completed from the settings file. */
function contactCards(content: Content) {
  const { site } = content
  const addresses = {
    phone: `tel:${site.phone.replaceAll(/[^+\d]/g, '')}`,
    whatsapp: chatLink(site.whatsapp, site.whatsappMessage),
    email: mailAction(content).href,
  }
  return inOrder(content['contact-cards']).map(({ data }) => ({
    icon: iconPath(data.icon),
    title: data.title,
    content: fillFacts(data.content, site),
    detail: fillFacts(data.detail, site),
    href: data.link && addresses[data.link],
  }))
}

function contactData(content: Content) {
  const { data } = pageOf(content, 'contact')
  return {
    head: {
      heading: data.heading,
      lead: data.lead,
      cards: contactCards(content),
      form: data.form,
      fire: { seed: '/contacto', ...lowFire },
    },
    questions: questionsData(content, data.faqs),
  }
}

export const contactPages = templatePage('contact', contactData, (content) => ({
  facts: () => ({
    kind: 'ContactPage',
    describesSite: true,
    questions: pageOf(content, 'contact').data.faqs.items,
  }),
}))
