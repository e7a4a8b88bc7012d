import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ConnectedIdentity } from '@/lib/shared/api-shapes'
import { keys } from './keys'
import { request } from './request'

const PATH = '/api/identities'

export function useIdentities() {
  return useQuery({ queryKey: keys.identities, queryFn: () => request<ConnectedIdentity[]>(PATH) })
}

/** Sessions that it began end with it. */
export function useDisconnectIdentity() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => request(`${PATH}/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSettled: () =>
      Promise.all([keys.identities, keys.sessions].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
