import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ArrivalAnswer, KeptArrival, ListedArrival, OldLink, ReadAnswer } from '@/lib/arrivals/api-shapes'
import type { ArrivalSource, ReadableSource } from '@/lib/shared/arrivals/lists'
import { keys } from './keys'
import { request } from './request'

const PATH = '/api/arrivals'

type Sending = { from: ArrivalSource; files: readonly File[]; options: object; dryRun: boolean; signal: AbortSignal }

/** A run can change anything of the account, so everything is read again. */
export function useBring() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ from, files, options, dryRun, signal }: Sending) => {
      const file = new FormData()
      for (const one of files) file.append('file', one)
      file.append('options', JSON.stringify(options))
      return request<ArrivalAnswer>(`${PATH}?from=${from}${dryRun ? '&dryRun=1' : ''}`, {
        method: 'POST',
        file,
        signal,
      })
    },
    onSettled: (_, __, { dryRun }) => (dryRun ? undefined : client.invalidateQueries()),
  })
}

type ReadingStep = { token: string; cursor: string | null; pastDays: number }

/** The next part of an account at its source. The token is in this call alone. */
export function readArrival(from: ReadableSource, body: ReadingStep, signal: AbortSignal) {
  return request<ReadAnswer>(`${PATH}/read?from=${from}`, { method: 'POST', body, signal })
}

export function useArrivals() {
  return useQuery({ queryKey: keys.arrivals, queryFn: () => request<ListedArrival[]>(PATH) })
}

export function useArrival(id: string, isOpen: boolean) {
  const queryFn = () => request<KeptArrival>(`${PATH}/${encodeURIComponent(id)}`)
  return useQuery({ queryKey: keys.arrival(id), queryFn, enabled: isOpen })
}

export function useForgetArrival() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => request(`${PATH}/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.arrivals, exact: true }),
  })
}

/** The old addresses in a text, each with the new one. */
export function useOldLinks() {
  return useMutation({
    mutationFn: (text: string) => request<OldLink[]>(`${PATH}/links`, { method: 'POST', body: { text } }),
  })
}
