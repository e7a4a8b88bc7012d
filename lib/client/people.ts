import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query'
import type { ErasureCounts, FoundPeople } from '@/lib/people/schema'
import { keys } from './keys'
import { request } from './request'

const PATH = '/api/people/erase'

/** People and responses by a typed name or address; null asks for nothing. */
export function useFoundPeople(q: string | null) {
  return useQuery({
    queryKey: keys.people(q),
    queryFn: q === null ? skipToken : () => request<FoundPeople>(`/api/people?q=${encodeURIComponent(q)}`),
    placeholderData: keepPreviousData,
  })
}

/** Counts what an erasure would concern. */
export function usePlanErasure() {
  return useMutation({
    mutationFn: (email: string) => request<ErasureCounts>(`${PATH}?dryRun=1`, { method: 'POST', body: { email } }),
  })
}

export function useErasePerson() {
  return useMutation({
    mutationFn: (email: string) => request<ErasureCounts>(PATH, { method: 'POST', body: { email } }),
  })
}

/** The mails that a deletion of the account would cause; read again each time the dialog opens. */
export function useFarewell(isAsked: boolean) {
  return useQuery({
    queryKey: keys.farewell,
    queryFn: () => request<{ people: number; until: string | null }>('/api/account/farewell'),
    enabled: isAsked,
    gcTime: 0,
  }).data
}

export function useLeaveAccount() {
  return useMutation({
    mutationFn: (confirm: string) => request('/api/account', { method: 'DELETE', body: { confirm } }),
  })
}
