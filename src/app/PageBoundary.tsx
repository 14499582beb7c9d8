import { Component, type ReactNode } from 'react'
import { LoadError } from '../components/LoadError.tsx'

/** Keeps the frame working when a page fails; the key of a parent mounts it anew for the next. */
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
