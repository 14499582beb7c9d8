import { Component, type ReactNode } from 'react'
import { LoadError } from './LoadError.tsx'

type Props = {
  children: ReactNode
  /** Heading of the message, when all of a page stands or falls here. */
  heading?: string
  /** Drops what failed, so that the next attempt asks for it again. */
  forget: () => void
}

/** A page or body that cannot be loaded shows a message with a retry, never nothing. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentWillUnmount() {
    // Whoever comes back later gets a new attempt.
    if (this.state.failed) this.props.forget()
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <LoadError
        heading={this.props.heading}
        onRetry={() => {
          this.props.forget()
          this.setState({ failed: false })
        }}
      />
    )
  }
}
