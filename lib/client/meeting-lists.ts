import { type QueryKey, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ListedMeeting, MeetingPage, UpNext } from '@/lib/meetings/schema'
import { SORT_ORDERS } from '@/lib/shared/sort-order'
import { TAKING_STATUSES } from '@/lib/shared/statuses'
import { keys } from './keys'
import type { MeetingListFilter } from './meeting-filter'
import { request } from './request'
import { untilSynced } from './until-synced'

/** Meetings that are asked for at once after the first page, whose size is the server's. */
const NEXT_LIMIT = 200

/** The first page, or the one after a place that the page before has named. */
function fetchMeetingPage(filter: MeetingListFilter, after?: string): Promise<MeetingPage> {
  const query = new URLSearchParams(after ? { after, limit: String(NEXT_LIMIT) } : { page: '1' })
  for (const name of ['from', 'to', 'host', 'q', 'order'] as const) if (filter[name]) query.set(name, filter[name])
  for (const source of filter.source ?? []) query.append('source', source)
  for (const status of filter.status ?? []) query.append('status', status)
  return request<MeetingPage>(`/api/meetings/all?${query}`)
}

/** One page after another, as the reader gets there. Null asks for nothing. */
export function useMeetingList(filter: MeetingListFilter | null) {
  return useInfiniteQuery({
    queryKey: keys.meetings.list(filter ?? {}),
    queryFn: ({ pageParam }) => fetchMeetingPage(filter ?? {}, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextAfter,
    refetchInterval: ({ state: { data } }) => untilSynced(data?.pages.flatMap(({ meetings }) => meetings) ?? []),
    enabled: filter !== null,
    placeholderData: (shown, query) => (filter && isSameRange(query?.queryKey, filter) ? shown : undefined),
  })
}

/** Fetches all meetings in the range, because a month grid needs every day. Null disables the query. */
export function useAllMeetings(filter: MeetingListFilter | null) {
  return useQuery({
    queryKey: keys.meetings.month(filter ?? {}),
    queryFn: async ({ client }) => {
      const { meetings, unreadCalendars } = await fetchAllMeetings(filter ?? {})
      client.setQueryData(keys.meetings.unread, unreadCalendars)
      return meetings
    },
    refetchInterval: ({ state: { data } }) => untilSynced(data ?? []),
    enabled: filter !== null,
    placeholderData: (shown, query) => (filter && isSameRange(query?.queryKey, filter) ? shown : undefined),
  })
}

type UnreadCalendars = NonNullable<MeetingPage['unreadCalendars']>

/** Calendars that could not be read at the last fetch of a month; the pages of a list carry their own. */
export function useUnreadCalendars() {
  return useQuery<UnreadCalendars>({ queryKey: keys.meetings.unread, queryFn: skipToken, initialData: [] }).data
}

/** Reads the meetings that run or come next. */
export function useUpNext(isAsked = true) {
  return useQuery({
    queryKey: keys.meetings.next,
    queryFn: () => request<UpNext>('/api/meetings/next'),
    enabled: isAsked,
  })
}

/** The first meetings that match a search. Null asks for nothing. */
export function useFoundMeetings(filter: MeetingListFilter | null) {
  return useQuery({
    queryKey: keys.meetings.found(filter ?? {}),
    queryFn: async () => (await fetchMeetingPage(filter ?? {})).meetings,
    enabled: filter !== null,
    placeholderData: (shown) => (filter ? shown : undefined),
  })
}

/** The bookings of a page that are not over, soonest first, without cancelled ones. */
export function usePageBookings(pageId: string, openedAt: number) {
  return useInfiniteQuery({
    queryKey: keys.meetings.ofPage(pageId),
    queryFn: ({ pageParam }) => {
      const query = [...pageBookingsQuery(pageId, openedAt), ...(pageParam ? [['after', pageParam]] : [])]
      return request<MeetingPage>(`/api/meetings/all?${new URLSearchParams(query)}`)
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextAfter,
  })
}

function pageBookingsQuery(pageId: string, openedAt: number): [string, string][] {
  return [
    ['pageId', pageId],
    ['from', new Date(openedAt).toISOString()],
    ['order', 'asc'],
    ...TAKING_STATUSES.map((status): [string, string] => ['status', status]),
  ]
}

/** True when the account has any meeting. */
export function useHasMeetings(isAsked: boolean) {
  return useQuery({
    queryKey: keys.meetings.any,
    queryFn: async () => (await fetchMeetingPage({})).meetings.length > 0,
    enabled: isAsked,
  })
}

/** Reads the number of meetings on any day, and the starts of the first and the last of them. Null asks for nothing. */
export function useMeetingSpan(filter: MeetingListFilter | null) {
  return useQuery({
    queryKey: keys.meetings.span(filter ?? {}),
    queryFn: () => fetchSpan(filter ?? {}),
    enabled: filter !== null,
  })
}

async function fetchSpan(filter: MeetingListFilter) {
  const ends = SORT_ORDERS.map((order) => fetchMeetingPage({ ...filter, order }))
  const [ascending, descending] = await Promise.all(ends)
  const [first, last] = [ascending?.meetings[0]?.startTime, descending?.meetings[0]?.startTime]
  return { total: ascending?.total ?? 0, first, last }
}

/**
 * The shown list stays while the search text changes, until the response arrives; a list of another range is never
 * shown.
 */
function isSameRange(key: QueryKey | undefined, { from, to }: MeetingListFilter): boolean {
  const shown = key?.at(-1) as MeetingListFilter | undefined
  return shown?.from === from && shown?.to === to
}

async function fetchAllMeetings(
  filter: MeetingListFilter,
): Promise<{ meetings: ListedMeeting[]; unreadCalendars: UnreadCalendars }> {
  const first = await fetchMeetingPage(filter)
  const meetings = [...first.meetings]
  for (let after = first.nextAfter; after; ) {
    const page = await fetchMeetingPage(filter, after)
    meetings.push(...page.meetings)
    after = page.nextAfter
  }
  return { meetings, unreadCalendars: first.unreadCalendars ?? [] }
}
