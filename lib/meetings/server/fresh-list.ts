import type { OwnerId } from '@/db/owner-id'
import { refreshFeeds, type UnreadCalendar } from '@/lib/calendars/feeds/scheduler'
import type { MeetingFilter, MeetingPage } from '../schema'
import { listMeetingPage } from './service'

/** Longest wait for providers before a list is returned, */
const PATIENCE_MS = 4_000
/** and before a screen is rendered. */
const SCREEN_PATIENCE_MS = 800

/** Returns one page of the list; the first page syncs the owner's calendars before. */
export async function listFreshMeetingPage(owner: OwnerId, filter: MeetingFilter, now: Date): Promise<MeetingPage> {
  if (filter.page > 1 || filter.after) return listMeetingPage(owner, filter, now)
  const { unread } = await refreshFeeds(owner, now, PATIENCE_MS)
  return withUnread(await listMeetingPage(owner, filter, now), unread)
}

/** Returns the first page, or null when the sync takes too long: the screen then fetches it in the browser. */
export async function findFreshMeetingPage(
  owner: OwnerId,
  filter: Omit<MeetingFilter, 'page'>,
  now: Date,
): Promise<MeetingPage | null> {
  const { unread, isDone } = await refreshFeeds(owner, now, SCREEN_PATIENCE_MS)
  return isDone ? withUnread(await listMeetingPage(owner, { ...filter, page: 1 }, now), unread) : null
}

function withUnread(page: MeetingPage, unread: UnreadCalendar[]): MeetingPage {
  return unread.length > 0 ? { ...page, unreadCalendars: unread } : page
}
