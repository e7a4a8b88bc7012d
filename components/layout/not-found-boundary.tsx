'use client'

import { notFound } from 'next/navigation'
import { Component, type ReactNode } from 'react'

type Props = { view: ReactNode; children: ReactNode }

/** Next has no public word for this error, so one is made to compare with. */
const NOT_FOUND = digestOfNotFound()

function digestOfNotFound(): unknown {
  try {
    notFound()
  } catch (error) {
    return digestOf(error)
  }
}

function digestOf(error: unknown): unknown {
  return error instanceof Error && 'digest' in error ? error.digest : undefined
}

const isNotFound = (error: unknown) => NOT_FOUND !== undefined && digestOf(error) === NOT_FOUND

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
