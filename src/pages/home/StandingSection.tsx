import { type ComponentType, createElement, useMemo } from 'react'
import { useIsland } from '../../features/island/use-island.ts'
import type { HomePageData } from './HomePage.tsx'
import { type SectionName, useSectionPlace } from './section-place.ts'

type Loaders = { [Name in SectionName]?: () => Promise<ComponentType<HomePageData[Name]>> }

/** The sections that answer the visitor; to all others the server's HTML is enough. */
const alive: Loaders = {
  process: () => import('./ProcessSection.tsx').then((module) => module.ProcessSection),
  pricing: () => import('./PricingSection.tsx').then((module) => module.PricingSection),
  community: () => import('./CommunitySection.tsx').then((module) => module.CommunitySection),
  testimonials: () =>
    import('./TestimonialsSection.tsx').then((module) => module.TestimonialsSection),
  contact: () => import('./ContactSection.tsx').then((module) => module.ContactSection),
}

type Props<Name extends SectionName> = {
  name: Name
  /** As the server rendered it. */
  html: string
  data: HomePageData[Name]
}

/** A section that stands in the page already: it stays as it is, and is hydrated if need be. */
export function StandingSection<Name extends SectionName>({ name, html, data }: Props<Name>) {
  const place = useSectionPlace(name)
  const load = alive[name]
  const loadIsland = useMemo(
    () =>
      load &&
      (() => load().then((section: ComponentType<typeof data>) => createElement(section, data))),
    [load, data],
  )
  useIsland(place.ref, loadIsland, { isSeen: true })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this place's own HTML, which our build rendered from its validated data; nobody else writes there
  return <div {...place} dangerouslySetInnerHTML={{ __html: html }} />
}
