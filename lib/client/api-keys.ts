import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiKey, CreatedApiKey, NewApiKey } from '@/lib/api-keys/schema'
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

export function useRevokeApiKey() {
  const onSuccess = useStaleKeys()
  return useMutation({
    mutationFn: (id: string) => request(`${PATH}/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSuccess,
  })
}

function useStaleKeys() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.apiKeys })
}
