import { z } from 'zod'
import { readJoinUrl } from '@/lib/shared/calendars/join-url'
import type { EventDraft, EventRef } from '../provider'
import type { FailureKind } from '../provider-error'

/** The fields of a meeting that we read. Not `start_url`: it makes its holder the host. */
export const zoomMeeting = z.object({
  /** A number; older documents of Zoom's call it a text. */
  id: z.union([z.number().int().positive(), z.string().min(1)]),
  agenda: z.string().optional(),
  start_time: z.string().optional(),
  join_url: z.string().optional(),
  password: z.string().optional(),
})
export type ZoomMeeting = z.infer<typeof zoomMeeting>

const MAX_TOPIC = 200
const MAX_AGENDA = 2000
const SCHEDULED = 2

/** Comes first, because lists show only the beginning of an agenda. */
const markerOf = ({ key }: EventDraft) => `[slotform:${key}]`

export function isMarked({ agenda }: ZoomMeeting, draft: EventDraft): boolean {
  return agenda?.includes(markerOf(draft)) ?? false
}

export function toZoomBody(draft: EventDraft) {
  return {
    topic: shorten(draft.title, MAX_TOPIC),
    type: SCHEDULED,
    start_time: new Date(draft.start).toISOString().replace(/\.\d{3}Z$/, 'Z'),
    // Zoom counts whole minutes: rather a moment too long than cut off.
    duration: Math.max(Math.ceil((draft.end - draft.start) / 60_000), 1),
    timezone: draft.timezone,
    agenda: shorten(`${markerOf(draft)}\n\n${draft.description}`.trim(), MAX_AGENDA),
  }
}

export function toZoomRef({ id, join_url, password }: ZoomMeeting): EventRef {
  return {
    calendarId: '',
    id: String(id),
    etag: null,
    icalUid: null,
    joinUrl: readJoinUrl(join_url)?.href ?? null,
    password: password || null,
    webLink: null,
  }
}

const errorBody = z.object({ code: z.number() })
/** A meeting that is over, or never was. */
const GONE = [3001, 3007]
/** The account may host no meetings, or not this one. */
const FORBIDDEN = [200, 1001, 1010, 3003, 3161]

/** Zoom has error codes of its own, under any status. */
export function toZoomFailure(status: number, body: unknown): FailureKind | null {
  const parsed = errorBody.safeParse(body)
  const code = parsed.success ? parsed.data.code : 0
  if (status >= 500 || status === 401 || status === 429) return null
  if (GONE.includes(code)) return 'gone'
  if (FORBIDDEN.includes(code)) return 'forbidden'
  if (code === 3002) return 'conflict'
  // A token without the scopes that it needs: connecting again asks for them.
  if (code === 124 || (code >= 4700 && code <= 4711)) return 'needs-reauth'
  return null
}

/** Cuts between characters, never within one. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`
}
