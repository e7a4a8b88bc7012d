import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { keys } from './keys'
import { ApiError } from './request'

/** Reads are never repeated by themselves: what a write makes stale is named by that write. */
export function createQueryClient(): QueryClient {
  /** A session that ended elsewhere ends here as well: the layout sees the empty user and leaves for the login screen. */
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.status === 401) client.setQueryData(keys.user, null)
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
