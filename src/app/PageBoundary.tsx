import { Component, type ReactNode } from 'react'
import { LoadFailure } from '../components/LoadFailure.tsx'

/**
 * Keeps header, footer and contact options working when a page fails. A parent's key mounts it anew
 * for the next page.
 */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (this.state.hasFailed) return <LoadFailure isPage />
    return this.props.children
  }
}
