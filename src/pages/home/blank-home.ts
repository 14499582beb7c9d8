import type { HomePageData } from './HomePage.tsx'
import type { Wordmark } from './PartnersSection.tsx'
import type { ServiceTile } from './ServicesSection.tsx'

const link = { label: '', to: '/' }
const claim = { value: '', label: '' }
const fire = { seed: '', width: 16, height: 16 }
const dialog = { title: '', text: '', channels: [], fire }
const drawing = { width: 1, height: 1, layers: [] }
const tile = { title: '', description: '', picture: drawing, fire }
const tiles: ServiceTile[] = [
  { ...tile, url: '/1', tone: 'ember' },
  { ...tile, url: '/2', tone: undefined },
]
const box = { description: '', category: '', picture: drawing }
const teaser = {
  description: '',
  date: '',
  dateText: { long: '', short: '', month: '' },
  minutes: 1,
  category: '',
  author: '',
  tone: 'ember',
  cover: fire,
} as const
const wordmark: Omit<Wordmark, 'face'> = { name: '', icon: '', weight: 400, tracking: 0 }
const step = { description: '', duration: '', fire }
const receipt = {
  id: '1',
  title: '',
  selectLabel: '',
  defaultOption: '1',
  options: [{ id: '1', name: '', prefix: '', amount: '', note: '', features: [''] }],
}
const testimonial = { name: '', company: '—', service: '', rating: 5, content: '' }

/** A home page without words that has a part of each kind, to learn the style of its parts. */
export const blankHome: HomePageData = {
  hero: {
    heading: [],
    lead: '',
    action: '',
    secondary: link,
    ask: { label: '', placeholder: '', action: '' },
    claims: [],
    fire,
  },
  partners: {
    heading: '',
    wordmarks: [
      { ...wordmark, face: 'display' },
      { ...wordmark, face: 'text' },
    ],
  },
  about: { heading: '', text: '', links: [link], facts: [claim] },
  why: {
    heading: '',
    link,
    columns: ['', '', ''],
    rows: [{ topic: '', usual: '', ours: '' }],
  },
  services: { heading: '', tiles },
  menu: {
    heading: '',
    lead: '',
    action: '',
    dishes: [{ url: '/', title: '', description: '', features: [''], price: '' }],
  },
  process: {
    heading: '',
    lead: '',
    steps: ['1', '2', '3', '4', '5'].map((title) => ({ ...step, title })),
  },
  pricing: { heading: '', lead: '', action: '', receipts: [receipt], dialog },
  apps: {
    heading: '',
    lead: '',
    action: '',
    brand: '',
    apps: (['maize', 'indigo', 'bone', 'ember'] as const).map((ground) => ({
      ...box,
      title: ground,
      ground,
    })),
  },
  team: {
    heading: '',
    lead: '',
    link,
    members: [{ name: '', role: '', skills: [''], image: '', imageAlt: '' }],
  },
  community: {
    heading: '',
    text: '',
    claims: [claim],
    upcoming: [{ title: '', description: '', date: '—' }],
    archive: { label: '', titles: [''] },
    action: '',
    dialog: { title: '', text: '', register: '', cancel: '', fire },
    marks: 1,
  },
  promotions: { heading: '', coupons: [{ figure: '', title: '', condition: '' }] },
  blog: {
    heading: '',
    link,
    articles: [
      { ...teaser, slug: '1', url: '/1', title: '' },
      { ...teaser, slug: '2', url: '/2', title: '' },
    ],
  },
  testimonials: {
    heading: '',
    items: [
      { ...testimonial, id: '1' },
      { ...testimonial, id: '2' },
    ],
  },
  faqs: {
    heading: '',
    lead: '',
    mail: { label: '', href: '/' },
    items: [{ slug: '', question: '', icon: '', answer: '' }],
  },
  contact: { heading: '', lead: '', action: '', dialog, fire },
}
