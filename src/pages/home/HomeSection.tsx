import type { ReactNode } from 'react'
import { type SectionName, useSectionPlace } from './section-place.ts'

/** A section below the first screen. */
export function HomeSection({ name, children }: { name: SectionName; children: ReactNode }) {
  return <div {...useSectionPlace(name)}>{children}</div>
}
