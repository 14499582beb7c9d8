import type { ServicePageData } from './ServicePage.tsx'

const price = { prefix: '', amount: '', currency: '', period: '', recurring: '' }
const fire = { seed: '', width: 16, height: 16 }
const plan = { name: '', description: '', price, features: [''] }
const [first, popular] = [
  { ...plan, id: '1', popular: false, label: undefined },
  { ...plan, id: '2', popular: true, label: '—' },
]
const testimonial = { id: '1', name: '', company: '—', service: '', rating: 5, content: '' }

/** A service page without words that has a part of each kind, to learn the style of its parts. */
export function blankService(planCount: 1 | 2): ServicePageData {
  return {
    hero: {
      parent: { label: '', to: '/' },
      name: '',
      heading: '',
      lead: '',
      action: '',
      badges: [],
      fire,
    },
    features: { heading: '', items: [{ title: '', description: '', icon: '' }] },
    plans: { heading: '', lead: '—', action: '', plans: [popular, first].slice(0, planCount) },
    stories: { heading: '', stories: [testimonial] },
    questions: {
      heading: '',
      lead: '',
      mail: { label: '', href: '/' },
      items: [{ slug: '', question: '', icon: '', answer: '' }],
    },
    quote: {
      heading: '',
      lead: '',
      form: {
        slug: '',
        service: '',
        extra: 'productType',
        company: true,
        messageLabel: '',
        messageHint: '—',
        action: '',
      },
      fire,
    },
    dialog: { title: '', text: '', channels: [], fire },
  }
}
