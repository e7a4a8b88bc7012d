import type { DehydratedState } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { HydrationGate } from './hydration-gate'
import { ServerData } from './server-data'

type OwnerScreenProps = { state?: DehydratedState; children: ReactNode }

/** Draws an owner’s page with the queries that the server has read for it. */
export function OwnerScreen({ state, children }: OwnerScreenProps) {
  const screen = <HydrationGate>{children}</HydrationGate>
  return state ? <ServerData state={state}>{screen}</ServerData> : screen
}
