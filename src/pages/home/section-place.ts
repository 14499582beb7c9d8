import { type RefObject, useRef } from 'react'
import { reveal, useReveal } from '../../features/reveal/use-reveal.ts'
import type { HomePageData } from './HomePage.tsx'

/** The sections below the first screen. */
export type SectionName = Exclude<keyof HomePageData, 'hero' | 'partners'>

/** Share that must be seen before it fades in, where it is more than usual: statement and quote. */
const thresholds: Partial<Record<SectionName, number>> = { about: 0.3, testimonials: 0.3 }

/** The box of a section, which fades in; by its name it is found again in the server's HTML. */
export function useSectionPlace(name: SectionName) {
  const ref: RefObject<HTMLDivElement | null> = useRef(null)
  useReveal(ref, thresholds[name])
  return { ref, css: reveal, 'data-section': name }
}
