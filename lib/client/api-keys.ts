import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiKey, CreatedApiKey, MadeByKey, NewApiKey } from '@/lib/api-keys/schema'
import { keys } from './keys'
import { request } from './request'

const PATH = '/api/keys'

/** Programs use keys, so an earlier last use is shown only until the present one is there. */
export function useApiKeys() {
  return useQuery({ queryKey: keys.apiKeys, queryFn: () => request<ApiKey[]>(PATH), staleTime: 0 })
}

export function useCreateApiKey() {
  const onSuccess = useStaleKeys()
  return useMutation({
    mutationFn: (body: NewApiKey) => request<CreatedApiKey>(PATH, { method: 'POST', body }),
    // The secret is on the screen for as long as its dialog, and no longer in memory.
    gcTime: 0,
    onSuccess,
  })
}

/** What revoking the key ends, read when somebody asks for that. */
export function useMadeByKey(id: string, isAsked: boolean) {
  return useQuery({
    queryKey: keys.madeByKey(id),
    queryFn: () => request<MadeByKey>(`${PATH}/${encodeURIComponent(id)}/made`),
    enabled: isAsked,
    staleTime: 0,
  })
}

/** What the key made ends with it, or is kept. */
export function useRevokeApiKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, made }: { id: string; made: 'end' | 'keep' }) =>
      request(`${PATH}/${encodeURIComponent(id)}?made=${made}`, { method: 'DELETE' }),
    onSuccess: () => {
      const stale = [
        keys.apiKeys,
        keys.webhooks.all,
        keys.feeds,
        keys.timeSlotPages.all,
        keys.integrations,
        keys.calendars,
      ]
      return Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })))
    },
  })
}

function useStaleKeys() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.apiKeys })
}
