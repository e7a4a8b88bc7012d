import { dehydrate, type QueryClient } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { MeetingsScreen } from '@/components/meetings/meetings-screen'
import { requireOwner } from '@/lib/auth/page-session'
import { keys } from '@/lib/client/keys'
import { toListFilter } from '@/lib/client/meeting-filter'
import { createQueryClient } from '@/lib/client/query-client'
import { monthAhead } from '@/lib/meetings/day-range'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { findFreshMeetingPage } from '@/lib/meetings/server/fresh-list'
import { listMeetingPage } from '@/lib/meetings/server/service'
import { getUpNext } from '@/lib/meetings/server/up-next'
import { hasTimeSlotPages } from '@/lib/pages/server/service'
import { localDate } from '@/lib/scheduling'
import { getSettings } from '@/lib/settings/service'
import { MEETING_SOURCES } from '@/lib/shared/calendars/sources'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).t.meetings.title }
}

export default async function MeetingsPage() {
  const { id, role } = await requireOwner()
  const now = Date.now()
  const settings = await getSettings(id)
  const cache = createQueryClient()
  cache.setQueryData(keys.settings, settings)
  const [upNext, requests, hasPages] = await Promise.all([
    getUpNext(id, new Date(now)),
    listOpenRequests(id, new Date(now)),
    hasTimeSlotPages(id),
    // Without saved settings the zone is the browser's, which the server does not know.
    settings.saved && readAgenda(cache, id, localDate(settings.timezone, now), settings.timezone),
  ])
  cache.setQueryData(keys.meetings.next, upNext)
  cache.setQueryData(keys.meetings.requests, requests)
  if (!hasPages) cache.setQueryData(keys.timeSlotPages.all, [])
  return (
    <OwnerScreen state={dehydrate(cache)}>
      <MeetingsScreen openedAt={now} isFirstRun={!hasPages && role !== 'room'} />
    </OwnerScreen>
  )
}

/** The same as the screen asks for by itself. */
async function listOpenRequests(owner: Owner['id'], now: Date): Promise<ListedMeeting[]> {
  return (await listMeetingPage(owner, { status: ['pending'], order: 'asc', from: now, page: 1 }, now)).meetings
}

type Owner = Awaited<ReturnType<typeof requireOwner>>

/** Prefetches the screen's first request, which stored preferences of the browser may change. */
async function readAgenda(cache: QueryClient, owner: Owner['id'], today: string, timezone: string): Promise<void> {
  const filter = toListFilter(monthAhead(today), timezone, { sources: MEETING_SOURCES, q: '', order: 'desc' })
  const range = { from: new Date(filter.from), to: new Date(filter.to) }
  const now = new Date()
  const page = await findFreshMeetingPage(owner, { order: 'desc', ...range }, now)
  // The calendars are slow: the screen fetches the list itself and shows that it loads.
  if (!page) return
  cache.setQueryData(keys.meetings.list(filter), { pages: [page], pageParams: [undefined] })
  if (page.meetings.length > 0) return
  const any = await listMeetingPage(owner, { page: 1, order: 'desc' }, now)
  cache.setQueryData(keys.meetings.any, any.meetings.length > 0)
}
