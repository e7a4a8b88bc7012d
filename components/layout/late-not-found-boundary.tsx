'use client'

import { type ComponentProps, lazy } from 'react'
import type { NotFoundBoundary } from './not-found-boundary'

/** Each page could answer that it is not there, and few visitors see it. */
const Boundary = lazy(() => import('./not-found-boundary').then((module) => ({ default: module.NotFoundBoundary })))

export function LateNotFoundBoundary(props: ComponentProps<typeof NotFoundBoundary>) {
  return <Boundary {...props} />
}
