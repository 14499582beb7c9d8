import { Component, type ReactNode } from 'react'
import { LoadError } from '../components/LoadError.tsx'

/** Keeps header, footer and the ways of contact alive when a page fails. Its key lets the next one begin anew. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (this.state.hasFailed) return <LoadError heading="La página no cargó" />
    return this.props.children
  }
}
