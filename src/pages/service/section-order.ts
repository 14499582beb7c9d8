import type { Scene } from '../../content/schemas/scenes.ts'

/** The sections between the hero and the quote form, which always ends the page. */
export type SectionName = 'scene' | 'features' | 'plans' | 'stories' | 'questions'

const orders: Record<Scene['kind'], readonly SectionName[]> = {
  // Whoever wants a page wants to see one before hearing what it is made of.
  page: ['scene', 'features', 'plans', 'stories', 'questions'],
  // Who opens a shop does the sums first: plans come early.
  shop: ['scene', 'plans', 'features', 'stories', 'questions'],
  // A program is bought for what it does: its parts first, then the panel that they make up.
  dashboard: ['features', 'scene', 'plans', 'stories', 'questions'],
  // A chat is judged by what it says, and by those who leave it alone at night; its one plan needs no comparing.
  chat: ['scene', 'features', 'stories', 'plans', 'questions'],
  // What is paid every month has to show results, here and of others, before its price.
  search: ['features', 'scene', 'stories', 'plans', 'questions'],
  // Handing over work raises doubts: they are answered before the price.
  flow: ['scene', 'features', 'questions', 'plans', 'stories'],
  // Data are for answers: the chart comes before the parts.
  chart: ['scene', 'features', 'plans', 'stories', 'questions'],
  // What may be added is a menu: one chooses a module, then sees one at work.
  module: ['features', 'scene', 'plans', 'questions', 'stories'],
}

/** The order of a page's sections, by what its service makes; without a scene, what it includes comes first. */
export const sectionOrder = (scene: Scene | undefined): readonly SectionName[] =>
  scene ? orders[scene.kind] : ['features', 'plans', 'stories', 'questions']
