import { z } from 'zod'
import { type Api, type ApiRules, createApi } from '../http'
import { lenientArray } from '../lenient-array'
import type { Connection, EventDraft, EventRef, Provider } from '../provider'
import { ProviderError } from '../provider-error'
import { isMarked, toZoomBody, toZoomFailure, toZoomRef, zoomMeeting } from './zoom-meeting'

const PAGE_SIZE = '300'
/** Far above what an account has; a list that never ends is no answer. */
const MAX_PAGES = 100

const meetingList = z.object({
  next_page_token: z.string().optional(),
  meetings: lenientArray(zoomMeeting),
})

/** Zoom's meetings. Zoom has no calendars and sends no emails. */
export function createZoom(options: Pick<ApiRules, 'apiUrl' | 'timeLimitMs'>): Provider {
  const api = createApi({ service: 'Zoom', toFailureKind: toZoomFailure, ...options })
  return {
    id: 'zoom',
    can: {
      calendars: false,
      conference: 'standalone',
      invites: 'us',
      changes: 'none',
      maxBusyDays: 0,
      maxBusyCalendars: 0,
    },
    create: (connection, _calendarId, draft) => createMeeting(api, connection, draft),
    find: (connection, draft) => findMeeting(api, connection, draft),
    update: (connection, ref, draft) => updateMeeting(api, connection, ref, draft),
    cancel: (connection, ref) => deleteMeeting(api, connection, ref),
  }
}

async function createMeeting(api: Api, connection: Connection, draft: EventDraft): Promise<EventRef> {
  const made = await api(connection, {
    name: 'meetingCreate',
    method: 'POST',
    path: '/users/me/meetings',
    body: toZoomBody(draft),
    answer: zoomMeeting,
  })
  return withLink(api, connection, toZoomRef(made))
}

/** Zoom gives ids itself, so a meeting is known again by the draft's key in its agenda, which lists may leave out. */
async function findMeeting(api: Api, connection: Connection, draft: EventDraft): Promise<EventRef | null> {
  let token: string | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await api(connection, {
      name: 'meetings',
      method: 'GET',
      path: '/users/me/meetings',
      query: { type: 'scheduled', page_size: PAGE_SIZE, next_page_token: token },
      answer: meetingList,
    })
    for (const listed of answer.meetings) {
      if (!isMarked(listed, draft) && !mayBeMarked(listed, draft)) continue
      const meeting = await getMeeting(api, connection, String(listed.id))
      if (isMarked(meeting, draft)) return toZoomRef(meeting)
    }
    token = answer.next_page_token
    if (!token) return null
  }
  throw new ProviderError('transient', 'Zoom has more meetings than can be looked through')
}

function mayBeMarked({ agenda, start_time }: z.infer<typeof zoomMeeting>, draft: EventDraft): boolean {
  return agenda === undefined && Math.abs(Date.parse(start_time ?? '') - draft.start) < 60_000
}

/** Throws `gone` when the host has deleted it. */
async function updateMeeting(api: Api, connection: Connection, ref: EventRef, draft: EventDraft): Promise<EventRef> {
  await api(connection, {
    name: 'meetingUpdate',
    method: 'PATCH',
    path: meetingPath(ref.id),
    body: toZoomBody(draft),
    answer: z.unknown(),
  })
  return withLink(api, connection, ref)
}

async function deleteMeeting(api: Api, connection: Connection, ref: EventRef): Promise<'cancelled' | 'already-gone'> {
  try {
    await api(connection, {
      name: 'meetingDelete',
      method: 'DELETE',
      path: meetingPath(ref.id),
      // We notify the host, with more details.
      query: { schedule_for_reminder: 'false', cancel_meeting_reminder: 'false' },
      answer: z.unknown(),
    })
    return 'cancelled'
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'gone') return 'already-gone'
    throw error
  }
}

/** The meeting exists, even if this second read fails. */
async function withLink(api: Api, connection: Connection, ref: EventRef): Promise<EventRef> {
  if (ref.joinUrl) return ref
  try {
    return toZoomRef(await getMeeting(api, connection, ref.id))
  } catch (error) {
    if (error instanceof ProviderError) return ref
    throw error
  }
}

function getMeeting(api: Api, connection: Connection, id: string) {
  return api(connection, { name: 'meeting', method: 'GET', path: meetingPath(id), answer: zoomMeeting })
}

const meetingPath = (id: string) => `/meetings/${encodeURIComponent(id)}`
