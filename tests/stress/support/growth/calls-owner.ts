import { randomUUID } from 'node:crypto'
import { database } from '@/db/client'
import { integrations } from '@/db/schema'
import { createMeeting } from '@/tests/support/factories/meetings'
import { createPage } from '@/tests/support/factories/pages'
import { type Calls, getting, inDays, plain, type Subject, succeed } from './subject'

const list = (search: (subject: Subject) => string) =>
  getting('owner', (subject) => `/api/meetings/all?${search(subject)}`)

type MeetingPage = { total?: number | null; nextAfter?: string; meetings: unknown[] }

/** The page that holds the oldest ones. */
async function lastPageOf({ owner }: Subject): Promise<number> {
  const { body } = await succeed(owner.get('/api/meetings/all?page=1'))
  const { total, meetings } = body as MeetingPage
  return Math.max(1, Math.ceil((total ?? 1) / Math.max(1, meetings.length)))
}

/** The same place, reached by the key of what comes before it. */
async function lastPlaceOf(subject: Subject): Promise<string> {
  const before = Math.max(1, (await lastPageOf(subject)) - 1)
  const { body } = await succeed(subject.owner.get(`/api/meetings/all?page=${before}`))
  const { nextAfter } = body as MeetingPage
  return nextAfter ? `after=${encodeURIComponent(nextAfter)}` : `page=${before + 1}`
}

const enterMeeting = ({ owner }: Subject) => createMeeting(owner, { startTime: inDays(200) })

/** Calls of owners about their meetings, pages and settings. */
export const OWNER_CALLS: Calls = {
  user: getting('owner', () => '/api/user'),
  settings: getting('owner', () => '/api/settings'),
  integrations: getting('owner', () => '/api/integrations'),
  calendars: getting('owner', () => '/api/calendars'),
  pages: getting('owner', () => '/api/time-slot-pages'),
  'page change': plain(({ owner, pageId }) =>
    succeed(owner.patch(`/api/time-slot-pages/${pageId}`, { description: 'A first talk' })),
  ),
  'page delete': async ({ owner }) => {
    const { id } = await createPage(owner, { availabilities: [] })
    return () => succeed(owner.delete(`/api/time-slot-pages/${id}`))
  },
  'future bookings': getting('owner', ({ pageId }) => `/api/time-slot-pages/${pageId}/future-bookings`),
  explain: getting('owner', ({ pageId }) => `/api/time-slot-pages/${pageId}/explain?at=${inDays(20)}`),
  'meetings p1': list(() => 'page=1'),
  'meetings next 7d': list(() => `page=1&from=${inDays(0)}&to=${inDays(7)}`),
  'meetings q none': list(() => 'page=1&q=nowhere-to-be-found'),
  'meetings source+asc': list(() => 'page=1&source=platform&order=asc'),
  'meetings last page': async (subject) => {
    const page = await lastPageOf(subject)
    return () => succeed(subject.owner.get(`/api/meetings/all?page=${page}`))
  },
  'meetings last, by key': async (subject) => {
    const place = await lastPlaceOf(subject)
    return () => succeed(subject.owner.get(`/api/meetings/all?${place}`))
  },
  'people q none': getting('owner', () => '/api/people?q=nowhere-to-be-found'),
  'meeting create': plain(enterMeeting),
  'meeting delete': async (subject) => {
    const { id } = await enterMeeting(subject)
    return () => succeed(subject.owner.delete(`/api/meetings/${id}`))
  },
  'integration delete': async ({ owner, userId }) => {
    const id = randomUUID()
    await database().insert(integrations).values({ id, userId, type: 'google_calendar', accountId: id })
    return () => succeed(owner.delete(`/api/integrations/${id}`))
  },
}
