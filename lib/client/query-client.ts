import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { keys } from './keys'
import { ApiError } from './request'

/**
 * Queries are never retried, and refetched by themselves only where they say so: each mutation invalidates what it makes
 * stale. `onSignedOut` runs when a response says that the session has ended elsewhere, but not for a poll: nobody did
 * anything, and what is being typed must not go.
 */
export function createQueryClient(onSignedOut?: () => void): QueryClient {
  const onError = (error: Error) => {
    if (!(error instanceof ApiError) || error.status !== 401) return
    client.setQueryData(keys.user, null)
    onSignedOut?.()
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => meta?.isPolled || onError(error) }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  })
  return client
}
