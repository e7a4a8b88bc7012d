import { useMutation, useQuery } from '@tanstack/react-query'
import type { HandOverInput } from '@/lib/meetings/change-schemas'
import type { MeetingPage, Successor } from '@/lib/meetings/schema'
import type { Suggestions, TimeRequests } from '@/lib/meetings/time-request-schemas'
import type { SlotDays } from '@/lib/meetings/visitor/slot-calendar'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { keys } from './keys'
import { meetingPath, useStaleMeetings } from './meetings'
import { request } from './request'

/** Requests arrive without a deed of their owner: they are read again when the window is back in sight, and every two minutes. */
const POLLED = {
  staleTime: MINUTE_MS / 2,
  refetchOnWindowFocus: true,
  refetchInterval: 2 * MINUTE_MS,
  meta: { isPolled: true },
}

/** Reads the requests that wait for the owner, soonest start first; one that expired a moment ago may be among them. */
export function useOpenRequests() {
  return useQuery({
    ...POLLED,
    queryKey: keys.meetings.requests,
    queryFn: async () => {
      const query = new URLSearchParams({ waiting: '1', order: 'asc', from: new Date().toISOString() })
      return (await request<MeetingPage>(`/api/meetings/all?${query}`)).meetings
    },
  })
}

/** Reads the number of requests that wait for the owner. `isAsked`: whether the caller may read meetings. */
export function useRequestCount(isAsked = true) {
  return useQuery({
    ...POLLED,
    enabled: isAsked,
    queryKey: keys.meetings.requestCount,
    queryFn: () => request<{ open: number }>('/api/meetings/requests'),
  }).data?.open
}

/** Reads how many people's emails wait for a limit. */
export function useWaitingMails() {
  return useQuery({
    ...POLLED,
    queryKey: keys.meetings.waitingMails,
    queryFn: () => request<{ people: number; until: string | null }>('/api/meetings/waiting-mails'),
  }).data
}

const timeRequestPath = (id: string) => `/api/time-requests/${encodeURIComponent(id)}`

/** Reads the requests for times that pages do not offer, soonest first. */
export function useTimeRequests() {
  return useQuery({
    ...POLLED,
    queryKey: keys.meetings.timeRequests,
    queryFn: async () => (await request<TimeRequests>('/api/time-requests')).requests,
  })
}

/** Reads free times to suggest in place of those of a request. */
export function useSuggestions(id: string) {
  return useQuery({
    queryKey: keys.meetings.suggestions(id),
    queryFn: async () => (await request<Suggestions>(`${timeRequestPath(id)}/suggestions`)).times,
    staleTime: 0,
    gcTime: 0,
  })
}

type TimeAnswer =
  | { deed: 'accept'; body: { startTime: string } }
  | { deed: 'suggest'; body: { startTimes: string[] } }
  | { deed: 'decline'; body: { reason?: string } }

/** Answers a request for other times. Reads everything again after a refusal too: somebody else may have answered it. */
export function useAnswerTimeRequest(id: string) {
  const onSettled = useStaleMeetings()
  return useMutation({
    mutationFn: ({ deed, body }: TimeAnswer) => request(`${timeRequestPath(id)}/${deed}`, { method: 'POST', body }),
    onSettled,
  })
}

export function useApproveRequest() {
  const onSuccess = useStaleMeetings()
  return useMutation({
    mutationFn: (id: string) => request(`${meetingPath(id)}/approve`, { method: 'POST' }),
    onSuccess,
  })
}

/** The attendee gets an email with the message. */
export function useDeclineRequest() {
  const onSuccess = useStaleMeetings()
  return useMutation({
    mutationFn: ({ id, message }: { id: string; message: string }) =>
      request(`${meetingPath(id)}/decline`, { method: 'POST', body: message ? { reason: message } : {} }),
    onSuccess,
  })
}

/** Both times are ISO instants; `from` is the start that the owner sees. */
export type MoveBody = { startTime: string; from: string; reason?: string; checkCalendars?: true }

/** Reads everything again after a refusal too, since another window may have changed the booking. */
export function useMoveBooking(id: string) {
  const onSettled = useStaleMeetings()
  return useMutation({
    mutationFn: (body: MoveBody) => request(`${meetingPath(id)}/move`, { method: 'POST', body }),
    onSettled,
  })
}

/** The times that the page of a booking offers for it, by dates of the zone. */
export function useMoveSlots(id: string, dates: { from: CalendarDate; to: CalendarDate; timezone: string }) {
  const query = new URLSearchParams(dates).toString()
  return useQuery({
    queryKey: keys.meetings.slots(id, query),
    queryFn: () => request<SlotDays>(`${meetingPath(id)}/slots?${query}`),
    staleTime: 0,
  })
}

/** Reads which other hosts are free for a booking. Diaries change by themselves: each question is a new one. */
export function useSuccessors(id: string) {
  return useQuery({
    queryKey: keys.meetings.successors(id),
    queryFn: () => request<Successor[]>(`${meetingPath(id)}/hand-over`),
    staleTime: 0,
    gcTime: 0,
  })
}

/** Reads everything again after a refusal too: somebody may have taken the time, or the booking. */
export function useHandOver(id: string) {
  const onSettled = useStaleMeetings()
  return useMutation({
    mutationFn: (body: HandOverInput) => request(`${meetingPath(id)}/hand-over`, { method: 'POST', body }),
    onSettled,
  })
}

export function useMarkNoShow() {
  const onSuccess = useStaleMeetings()
  return useMutation({
    mutationFn: ({ id, noShow }: { id: string; noShow: boolean }) =>
      request(`${meetingPath(id)}/no-show`, { method: 'POST', body: { noShow } }),
    onSuccess,
  })
}
