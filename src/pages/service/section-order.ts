import type { Scene } from '../../content/schemas/scenes.ts'

/** The sections between the hero and the quote form, which always ends the page. */
export type SectionName = 'scene' | 'features' | 'plans' | 'testimonials' | 'questions'

const orders: Record<Scene['kind'], readonly SectionName[]> = {
  // Clients want to see a page before they read what it consists of.
  page: ['scene', 'features', 'plans', 'testimonials', 'questions'],
  // Clients who open a shop calculate first, so plans come early.
  shop: ['scene', 'plans', 'features', 'testimonials', 'questions'],
  // Software is bought for what it does: its features first, then the dashboard they make up.
  dashboard: ['features', 'scene', 'plans', 'testimonials', 'questions'],
  // A chatbot is judged by what it says and by those who rely on it; its only plan needs no
  // comparison.
  chat: ['scene', 'features', 'testimonials', 'plans', 'questions'],
  // A monthly service has to show results and testimonials before its price.
  search: ['features', 'scene', 'testimonials', 'plans', 'questions'],
  // Handing over work raises doubts, which are answered before the price.
  flow: ['scene', 'features', 'questions', 'plans', 'testimonials'],
  // Data are there to answer questions, so the chart comes before the features.
  chart: ['scene', 'features', 'plans', 'testimonials', 'questions'],
  // Modules are a menu: clients choose one, then see one at work.
  module: ['features', 'scene', 'plans', 'questions', 'testimonials'],
}

/**
 * The order of a service page's sections, by the kind of its scene; without one, features come
 * first.
 */
export const sectionOrder = (scene: Scene | undefined): readonly SectionName[] =>
  scene ? orders[scene.kind] : ['features', 'plans', 'testimonials', 'questions']
