'use client'

import { type ComponentProps, lazy, Suspense } from 'react'

const Choice = lazy(() => import('./host-choice'))

/** The choice of a host, whose code only pages with such a choice load. */
export function LateHostChoice(props: ComponentProps<typeof Choice>) {
  return (
    <Suspense>
      <Choice {...props} />
    </Suspense>
  )
}
