import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Explanation } from '@/lib/pages/explanation'
import type { PageFormOutput } from '@/lib/pages/page-editor'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { keys } from './keys'
import { request } from './request'

const pathOf = (id: string) => `/api/time-slot-pages/${encodeURIComponent(id)}`

export function useTimeSlotPages() {
  return useQuery({
    queryKey: keys.timeSlotPages.all,
    queryFn: () => request<TimeSlotPage[]>('/api/time-slot-pages'),
  })
}

export function useTimeSlotPage(id: string) {
  return useQuery({ queryKey: keys.timeSlotPages.one(id), queryFn: () => request<TimeSlotPage>(pathOf(id)) })
}

/** Visitors add bookings, so an earlier count is never reused. */
export function useFutureBookings(id: string, isAsked: boolean) {
  return useQuery({
    queryKey: keys.timeSlotPages.futureBookings(id),
    queryFn: () => request<{ count: number }>(`${pathOf(id)}/future-bookings`),
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Calendars change by themselves: each question is a new one. */
export function useExplanation(id: string, at: string | null) {
  return useQuery({
    queryKey: keys.timeSlotPages.explanation(id, at ?? ''),
    queryFn: () => request<Explanation>(`${pathOf(id)}/explain?at=${encodeURIComponent(at ?? '')}`),
    enabled: at !== null,
    staleTime: 0,
    gcTime: 0,
  })
}

export function useCreateTimeSlotPage() {
  const onSuccess = useStalePages()
  return useMutation({
    mutationFn: (body: PageFormOutput) => request<TimeSlotPage>('/api/time-slot-pages', { method: 'POST', body }),
    onSuccess,
  })
}

export function useUpdateTimeSlotPage(id: string) {
  const onSuccess = useStalePages()
  return useMutation({
    mutationFn: (body: Partial<PageFormOutput> & { isActive?: boolean }) =>
      request<TimeSlotPage>(pathOf(id), { method: 'PATCH', body }),
    onSuccess,
  })
}

export function useDeleteTimeSlotPage(id: string) {
  const onSuccess = useStalePages()
  return useMutation({ mutationFn: () => request(pathOf(id), { method: 'DELETE' }), onSuccess })
}

/** The write counts as done when the screen shows it. */
function useStalePages() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.timeSlotPages.all })
}
