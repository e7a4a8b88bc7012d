import { Component, type ReactNode } from 'react'

type RowBoundaryProps = { children: ReactNode; fallback: ReactNode }

/** Renders `fallback` for an entry that throws, so that the other entries stay. */
export class RowBoundary extends Component<RowBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
