import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Explanation } from '@/lib/pages/explanation'
import type { Forecast } from '@/lib/pages/forecast'
import type { Fairness } from '@/lib/pages/host-schema'
import type { MailPreview } from '@/lib/pages/mail-preview'
import type { PageFormOutput } from '@/lib/pages/page-editor'
import type { CreatePageBody, TimeSlotPage, UpcomingBookings } from '@/lib/pages/schema'
import { MINUTE_MS } from '@/lib/scheduling/units'
import type { ClosedDate } from '@/lib/time-off/closed-dates'
import { keys } from './keys'
import { request } from './request'

const pathOf = (id: string) => `/api/time-slot-pages/${encodeURIComponent(id)}`

export function useTimeSlotPages({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    enabled,
    queryKey: keys.timeSlotPages.all,
    queryFn: () => request<TimeSlotPage[]>('/api/time-slot-pages'),
  })
}

/** The pages that `query` finds, in its order; null asks nothing. The last ones stay until others come. */
export function useFoundPages(query: string | null) {
  return useQuery({
    queryKey: keys.timeSlotPages.found(query ?? ''),
    queryFn: () => request<TimeSlotPage[]>(`/api/time-slot-pages?${query}`),
    enabled: query !== null,
    placeholderData: keepPreviousData,
  })
}

/** Visitors add bookings, so the list asks again when it is opened a minute later. */
export function useUpcomingBookings() {
  return useQuery({
    queryKey: keys.timeSlotPages.upcoming,
    queryFn: () => request<UpcomingBookings[]>('/api/time-slot-pages/upcoming'),
    staleTime: MINUTE_MS,
  })
}

export function useTimeSlotPage(id: string, { enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({ queryKey: keys.timeSlotPages.one(id), queryFn: () => request<TimeSlotPage>(pathOf(id)), enabled })
}

/** The closed dates of a page with the labels that visitors see. They follow time off too, so they are asked again a minute later. */
export function useClosedDates(id: string) {
  return useQuery({
    queryKey: keys.timeSlotPages.closedDates(id),
    queryFn: async () => (await request<{ dates: ClosedDate[] }>(`/api/schedule/${encodeURIComponent(id)}`)).dates,
    staleTime: MINUTE_MS,
  })
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

/** Of a team's page. Dates of its zone, empty for no bound; bookings change by themselves, so it is asked again a minute later. */
export function useFairness(id: string, { from, to }: { from: string; to: string }) {
  const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }) }).toString()
  return useQuery({
    queryKey: keys.timeSlotPages.fairness(id, query),
    queryFn: () => request<Fairness>(`${pathOf(id)}/fairness${query && `?${query}`}`),
    placeholderData: keepPreviousData,
    staleTime: MINUTE_MS,
  })
}

/** Calendars change by themselves: each question is a new one. `at` is an ISO instant, `duration` minutes. */
export function useExplanation(id: string, asked: { at: string; duration: number } | null) {
  const { at = '', duration = 0 } = asked ?? {}
  return useQuery({
    queryKey: keys.timeSlotPages.explanation(id, at, duration),
    queryFn: () =>
      request<Explanation>(`${pathOf(id)}/explain?${new URLSearchParams({ at, duration: String(duration) })}`),
    enabled: asked !== null,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Bookings change by themselves, so an earlier forecast is never reused. `body` is the text of a change; null asks nothing. */
export function useForecast(id: string, body: string | null) {
  return useQuery({
    queryKey: keys.forecast(id, body ?? ''),
    queryFn: ({ signal }) =>
      request<Forecast>(`${pathOf(id)}/forecast`, { method: 'POST', body: JSON.parse(body ?? '{}'), signal }),
    enabled: body !== null,
    placeholderData: (shown) => shown,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
}

/** A mail about a made-up booking; the last one stays until another is there. `body` is the text of the question. */
export function useMailPreview(body: string) {
  return useQuery({
    queryKey: keys.mailPreview(body),
    queryFn: ({ signal }) =>
      request<MailPreview>('/api/time-slot-pages/preview-mail', { method: 'POST', body: JSON.parse(body), signal }),
    placeholderData: (shown) => shown,
    retry: false,
    gcTime: 0,
  })
}

export function useCreateTimeSlotPage() {
  const onSuccess = useStalePages()
  return useMutation({
    mutationFn: (body: CreatePageBody) => request<TimeSlotPage>('/api/time-slot-pages', { method: 'POST', body }),
    onSuccess,
  })
}

/** Creates an unpublished copy. */
export function useDuplicateTimeSlotPage(id: string) {
  const onSuccess = useStalePages()
  return useMutation({
    mutationFn: () => request<TimeSlotPage>(`${pathOf(id)}/duplicate`, { method: 'POST' }),
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

/** Gives the page to another account, by its id. */
export function useTransferPage(id: string) {
  const onSuccess = useStalePages()
  return useMutation({
    mutationFn: (account: string) =>
      request<TimeSlotPage>(`${pathOf(id)}/transfer`, { method: 'POST', body: { account } }),
    onSuccess,
  })
}

/** The write counts as done when the screen shows it. */
function useStalePages() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.timeSlotPages.all })
}
