import { createElement, Fragment } from 'react'
import { LaterMark } from '../../components/LaterMark.tsx'
import { HeroSection } from './HeroSection.tsx'
import type { HomePageData } from './HomePage.tsx'
import { PartnersSection } from './PartnersSection.tsx'
import { StandingSection } from './StandingSection.tsx'
import type { SectionName } from './section-place.ts'

/**
 * The home page for who visits it directly: what follows the first screen keeps the server's HTML,
 * so that neither its code nor its hydration costs anything before somebody comes near it.
 */
export function standingHome(root: ParentNode) {
  const sections = [...root.querySelectorAll<HTMLElement>('[data-section]')].map((place) => ({
    // The name that a section of `HomePage` carries.
    name: place.dataset.section as SectionName,
    html: place.innerHTML,
  }))
  return (home: HomePageData) =>
    // As many children as `HomePage` has: what `useId` gives depends on it.
    createElement(
      Fragment,
      null,
      <HeroSection {...home.hero} />,
      <LaterMark />,
      <PartnersSection {...home.partners} />,
      ...sections.map(({ name, html }) => (
        <StandingSection key={name} name={name} html={html} data={home[name]} />
      )),
    )
}
