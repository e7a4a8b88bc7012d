import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { keys } from './keys'
import { ApiError } from './request'

/**
 * Reads are never repeated by themselves: what a write makes stale is named by that write. `onSignedOut` runs when an
 * answer says that the session has ended elsewhere.
 */
export function createQueryClient(onSignedOut?: () => void): QueryClient {
  const onError = (error: Error) => {
    if (!(error instanceof ApiError) || error.status !== 401) return
    client.setQueryData(keys.user, null)
    onSignedOut?.()
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
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
