'use client'

import { type DehydratedState, HydrationBoundary, hydrate, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'

type ServerDataProps = { state: DehydratedState; children: ReactNode }

/**
 * Fills the cache with the queries that the server has read. Unlike `HydrationBoundary` alone, it does so before the children
 * render also for a query that is being fetched: the palette may ask for the forms while their screen is not hydrated yet, and
 * React would then hydrate a skeleton over the list that the server drew.
 */
export function ServerData({ state, children }: ServerDataProps) {
  const client = useQueryClient()
  useMemo(() => {
    const isUnread = (queryHash: string) => client.getQueryCache().get(queryHash)?.state.data === undefined
    hydrate(client, { queries: state.queries.filter(({ queryHash }) => isUnread(queryHash)) })
  }, [client, state])
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>
}
