import { useMutation } from '@tanstack/react-query'
import type { ErasureCounts } from '@/lib/people/schema'
import { request } from './request'

const PATH = '/api/people/erase'

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

export function useLeaveAccount() {
  return useMutation({
    mutationFn: (confirm: string) => request('/api/account', { method: 'DELETE', body: { confirm } }),
  })
}
