'use client'

import { lazy } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import type { Part } from '@/messages/texts'

export type MissingKind = keyof Part<'errors'>['missing']

/** Each page names it as what stands in for it, and few visitors see it. */
const MissingMessage = lazy(() => import('./missing-message'))

/** The 404 of a page that a visitor was given the address of. */
export function MissingScreen({ kind }: { kind: MissingKind }) {
  return <MissingMessage kind={kind} t={useTexts('errors').t} />
}
