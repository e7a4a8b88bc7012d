import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SignedIn } from '@/lib/shared/api-shapes'
import { keys } from './keys'
import { request } from './request'

const PATH = '/api/sessions'

/** Other devices sign in meanwhile, so an earlier list is shown only until the present one is there. */
export function useSessions() {
  return useQuery({ queryKey: keys.sessions, queryFn: () => request<SignedIn[]>(PATH), staleTime: 0 })
}

export function useEndSession() {
  return useEnding((id: string) => request(`${PATH}/${encodeURIComponent(id)}`, { method: 'DELETE' }))
}

export function useEndOtherSessions() {
  return useEnding((_: undefined) => request(PATH, { method: 'DELETE' }))
}

/** A list is read again also after a failure: the session may have been ended elsewhere. */
function useEnding<T>(mutationFn: (variables: T) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: keys.sessions }) })
}
