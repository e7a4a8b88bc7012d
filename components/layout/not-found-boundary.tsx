'use client'

import { Component, type ReactNode } from 'react'

type Props = { view: ReactNode; children: ReactNode }

const isNotFound = (error: unknown) =>
  error instanceof Error && 'digest' in error && error.digest === 'NEXT_HTTP_ERROR_FALLBACK;404'

/** Draws `view` where a page answers that it is not there. Other errors pass. */
export class NotFoundBoundary extends Component<Props, { isMissing: boolean }> {
  override state = { isMissing: false }

  static getDerivedStateFromError(error: unknown): { isMissing: boolean } {
    if (!isNotFound(error)) throw error
    return { isMissing: true }
  }

  override render(): ReactNode {
    return this.state.isMissing ? this.props.view : this.props.children
  }
}
