import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { ResponseDetail } from '@/lib/forms/form'
import type { CalendarChangeAction, ListedMeeting, Meeting, MeetingPage, OwnMeeting } from '@/lib/meetings/schema'
import { keys } from './keys'
import type { MeetingListFilter } from './meeting-filter'
import { request } from './request'

/** What creating and updating take (contract §3); times are ISO instants. What a change does not name stays as it is. */
export type MeetingBody = {
  title: string
  description: string
  startTime: string
  endTime: string
  location: Meeting['location']
  locationData?: Meeting['locationData']
  attendees: string[]
  notifyAttendees: boolean
  defaultCalendars?: string[]
}

const pathOf = (id: string) => `/api/meetings/${encodeURIComponent(id)}`
/** Requests of one month that are under way at once. */
const PARALLEL_PAGES = 4

function fetchMeetingPage(filter: MeetingListFilter, page: number): Promise<MeetingPage> {
  const query = new URLSearchParams({ page: String(page) })
  for (const name of ['from', 'to', 'q', 'order'] as const) if (filter[name]) query.set(name, filter[name])
  for (const source of filter.source ?? []) query.append('source', source)
  return request<MeetingPage>(`/api/meetings/all?${query}`)
}

/** One page after another, as the reader gets there. Null asks for nothing. */
export function useMeetingList(filter: MeetingListFilter | null) {
  return useInfiniteQuery({
    queryKey: keys.meetings.list(filter ?? {}),
    queryFn: ({ pageParam }) => fetchMeetingPage(filter ?? {}, pageParam),
    initialPageParam: 1,
    getNextPageParam: (page) => page.nextPage,
    enabled: filter !== null,
    placeholderData: (shown, query) => (filter && isSameRange(query?.queryKey, filter) ? shown : undefined),
  })
}

/** All that lies in the range: a month grid cannot leave out a day. Null asks for nothing. */
export function useAllMeetings(filter: MeetingListFilter | null) {
  return useQuery({
    queryKey: keys.meetings.month(filter ?? {}),
    queryFn: async ({ client }) => {
      const { meetings, unreadCalendars } = await fetchAllMeetings(filter ?? {})
      client.setQueryData(keys.meetings.unread, unreadCalendars)
      return meetings
    },
    enabled: filter !== null,
    placeholderData: (shown, query) => (filter && isSameRange(query?.queryKey, filter) ? shown : undefined),
  })
}

type UnreadCalendars = NonNullable<MeetingPage['unreadCalendars']>

/** What the last reading of a month said of calendars; a list's own pages say it themselves. */
export function useUnreadCalendars() {
  return useQuery<UnreadCalendars>({ queryKey: keys.meetings.unread, queryFn: skipToken, initialData: [] }).data
}

/** Whether the account has any meeting at all. */
export function useHasMeetings(isAsked: boolean) {
  return useQuery({
    queryKey: keys.meetings.any,
    queryFn: async () => (await fetchMeetingPage({}, 1)).total > 0,
    enabled: isAsked,
  })
}

/** How many meetings there are on any day, and when the first and the last of them start. Null asks for nothing. */
export function useMeetingSpan(filter: MeetingListFilter | null) {
  return useQuery({
    queryKey: keys.meetings.span(filter ?? {}),
    queryFn: () => fetchSpan(filter ?? {}),
    enabled: filter !== null,
  })
}

async function fetchSpan(filter: MeetingListFilter) {
  const ends = (['asc', 'desc'] as const).map((order) => fetchMeetingPage({ ...filter, order }, 1))
  const [ascending, descending] = await Promise.all(ends)
  const [first, last] = [ascending?.meetings[0]?.startTime, descending?.meetings[0]?.startTime]
  return { total: ascending?.total ?? 0, first, last }
}

/** While somebody types, what they see stays until the answer is there; another range is never shown for this one. */
function isSameRange(key: QueryKey | undefined, { from, to }: MeetingListFilter): boolean {
  const shown = key?.at(-1) as MeetingListFilter | undefined
  return shown?.from === from && shown?.to === to
}

async function fetchAllMeetings(
  filter: MeetingListFilter,
): Promise<{ meetings: ListedMeeting[]; unreadCalendars: UnreadCalendars }> {
  const first = await fetchMeetingPage(filter, 1)
  const pages = first.nextPage ? Math.ceil(first.total / first.meetings.length) : 1
  const meetings = [...first.meetings]
  for (let page = 2; page <= pages; page += PARALLEL_PAGES) {
    const numbers = Array.from({ length: Math.min(PARALLEL_PAGES, pages - page + 1) }, (_, index) => page + index)
    const answers = await Promise.all(numbers.map((number) => fetchMeetingPage(filter, number)))
    meetings.push(...answers.flatMap((answer) => answer.meetings))
  }
  return { meetings, unreadCalendars: first.unreadCalendars ?? [] }
}

export function useMeeting(id: string) {
  return useQuery({ queryKey: keys.meetings.one(id), queryFn: () => request<OwnMeeting>(pathOf(id)) })
}

/** What was answered while it was booked. */
export function useMeetingAnswers(id: string, isAsked: boolean) {
  return useQuery({
    queryKey: keys.meetings.answers(id),
    queryFn: () => request<{ answers: ResponseDetail | null }>(`${pathOf(id)}/answers`),
    enabled: isAsked,
  })
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

/** It leaves the screen with the answer; reading long lists again may take its time after that. */
export function useDeleteMeeting() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, notifyAttendees }: { id: string; notifyAttendees: boolean }) =>
      request(`${pathOf(id)}?notifyAttendees=${notifyAttendees}`, { method: 'DELETE' }),
    onSuccess: (_, { id }) => {
      dropMeeting(client, id)
      void client.invalidateQueries({ queryKey: keys.meetings.all })
    },
  })
}

function dropMeeting(client: QueryClient, id: string): void {
  client.removeQueries({ queryKey: keys.meetings.one(id) })
  client.setQueriesData<InfiniteData<MeetingPage>>({ queryKey: keys.meetings.lists }, (list) =>
    list ? { ...list, pages: list.pages.map((page) => without(page, id)) } : list,
  )
  client.setQueriesData<ListedMeeting[]>({ queryKey: keys.meetings.months }, (month) =>
    month?.filter((meeting) => meeting.id !== id),
  )
}

function without(page: MeetingPage, id: string): MeetingPage {
  return { ...page, meetings: page.meetings.filter((meeting) => meeting.id !== id) }
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

/** About an event that was deleted or moved in its calendar. */
export function useDecideCalendarChange() {
  const onSuccess = useStaleMeetings()
  return useMutation({
    mutationFn: ({ id, action }: { id: string; action: CalendarChangeAction }) =>
      request(`${pathOf(id)}/calendar-change`, { method: 'POST', body: { action } }),
    onSuccess,
  })
}

/** The write counts as done when the screen shows it. */
function useStaleMeetings() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.meetings.all })
}
