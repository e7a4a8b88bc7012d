import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ListedMeeting, Meeting, MeetingPage, MeetingSource } from '@/lib/meetings/schema'
import { keys } from './keys'
import { request } from './request'

/** What a list is narrowed to; `from` and `to` are ISO instants. All sources: leave `source` out. */
export type MeetingListFilter = {
  from?: string
  to?: string
  source?: readonly MeetingSource[]
  q?: string
  order?: 'asc' | 'desc'
}

/** What creating and updating take (contract §3); times are ISO instants. */
export type MeetingBody = {
  title: string
  description: string
  startTime: string
  endTime: string
  location: Meeting['location']
  locationData: Meeting['locationData']
  attendees: string[]
  notifyAttendees: boolean
  defaultCalendars?: string[]
}

const pathOf = (id: string) => `/api/meetings/${encodeURIComponent(id)}`
/** Requests of one month that are under way at once. */
const PARALLEL_PAGES = 4

export function fetchMeetingPage(filter: MeetingListFilter, page: number): Promise<MeetingPage> {
  const query = new URLSearchParams({ page: String(page) })
  for (const name of ['from', 'to', 'q', 'order'] as const) if (filter[name]) query.set(name, filter[name])
  for (const source of filter.source ?? []) query.append('source', source)
  return request<MeetingPage>(`/api/meetings/all?${query}`)
}

/** One page after another, as the reader gets there. */
export function useMeetingList(filter: MeetingListFilter) {
  return useInfiniteQuery({
    queryKey: keys.meetings.list(filter),
    queryFn: ({ pageParam }) => fetchMeetingPage(filter, pageParam),
    initialPageParam: 1,
    getNextPageParam: (page) => page.nextPage,
  })
}

/** All that lies in the range: a month grid cannot leave out a day. */
export function useAllMeetings(filter: MeetingListFilter) {
  return useQuery({ queryKey: keys.meetings.month(filter), queryFn: () => fetchAllMeetings(filter) })
}

async function fetchAllMeetings(filter: MeetingListFilter): Promise<ListedMeeting[]> {
  const first = await fetchMeetingPage(filter, 1)
  const pages = first.nextPage ? Math.ceil(first.total / first.meetings.length) : 1
  const meetings = [...first.meetings]
  for (let page = 2; page <= pages; page += PARALLEL_PAGES) {
    const numbers = Array.from({ length: Math.min(PARALLEL_PAGES, pages - page + 1) }, (_, index) => page + index)
    const answers = await Promise.all(numbers.map((number) => fetchMeetingPage(filter, number)))
    meetings.push(...answers.flatMap((answer) => answer.meetings))
  }
  return meetings
}

export function useMeeting(id: string) {
  return useQuery({ queryKey: keys.meetings.one(id), queryFn: () => request<Meeting>(pathOf(id)) })
}

export function useCreateMeeting() {
  const onSuccess = useStaleMeetings()
  return useMutation({
    mutationFn: (body: MeetingBody) => request<Meeting>('/api/meetings', { method: 'POST', body }),
    onSuccess,
  })
}

export function useUpdateMeeting(id: string) {
  const onSuccess = useStaleMeetings()
  return useMutation({
    mutationFn: (body: MeetingBody) => request<Meeting>(pathOf(id), { method: 'PUT', body }),
    onSuccess,
  })
}

export function useDeleteMeeting() {
  const onSuccess = useStaleMeetings()
  return useMutation({
    mutationFn: ({ id, notifyAttendees }: { id: string; notifyAttendees: boolean }) =>
      request(`${pathOf(id)}?notifyAttendees=${notifyAttendees}`, { method: 'DELETE' }),
    onSuccess,
  })
}

/** Of a booking: its attendee is told, with the message. */
export function useCancelMeeting() {
  const onSuccess = useStaleMeetings()
  return useMutation({
    mutationFn: ({ id, message }: { id: string; message: string }) =>
      request(`${pathOf(id)}/cancel`, { method: 'POST', body: message ? { message } : {} }),
    onSuccess,
  })
}

export function useRetryMeetingMails() {
  const onSuccess = useStaleMeetings()
  return useMutation({
    mutationFn: (id: string) => request(`${pathOf(id)}/retry-mails`, { method: 'POST' }),
    onSuccess,
  })
}

/** The write counts as done when the screen shows it. */
function useStaleMeetings() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.meetings.all })
}
