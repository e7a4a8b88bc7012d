'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { ErrorScreen } from './error-screen'

type Props = ComponentProps<typeof ErrorScreen>

/** Loaded when something has failed: every page would carry it otherwise. */
const Screen = lazy(() =>
  import('./error-screen').then(
    (module) => ({ default: module.ErrorScreen }),
    () => ({ default: BareScreen }),
  ),
)

export function LateErrorScreen(props: Props) {
  return (
    <Suspense>
      <Screen {...props} />
    </Suspense>
  )
}

/** The same words, where the screen itself cannot be loaded either. */
function BareScreen({ t }: Props) {
  return (
    <main>
      <h1>{t.title}</h1>
      <p>{t.text}</p>
      <a href="/">{t.home}</a>
    </main>
  )
}
