import { z } from 'zod'
import { parseOrThrow } from '@/lib/api/body'
import { writePlace } from '@/lib/meetings/list-place'
import { type ListedMeeting, listMeetingsQuerySchema } from '@/lib/meetings/schema'
import { listFreshMeetingPage } from '@/lib/meetings/server/fresh-list'
import { bookingStatus, meetingStatus } from '@/lib/shared/api-shapes'
import { MEETING_SOURCES } from '@/lib/shared/calendars/sources'
import { SORT_ORDERS } from '@/lib/shared/sort-order'
import { MEETING_STATUSES } from '@/lib/shared/statuses'
import { id, isoInstant, words, zoneName } from '@/lib/shared/text/api-shapes'
import { after, INSTANT_EXAMPLE, instantText, limit, nextAfter, timezone, updatedSince } from '../arguments'
import { defineTool } from '../tool'
import { UNTRUSTED_NOTE, untrusted } from '../untrusted'
import { inZone } from '../zoned'

/** The characters shown of a description, which an event of a calendar may have at any length. */
const MAX_SHOWN = 500
/** The page size of the API, whose first page has no other. */
const MAX_MEETINGS = 50

const meetingSchema = z.object({
  id: id('For move_booking and cancel_booking as meetingId.'),
  startTime: words('', INSTANT_EXAMPLE),
  endTime: words('', INSTANT_EXAMPLE),
  status: meetingStatus,
  source: z
    .enum(MEETING_SOURCES)
    .describe(
      '`time_slot`: somebody booked it, so it can be moved and cancelled. `platform`: the owner made it. Others are read from a calendar.',
    ),
  location: z.string(),
  booking: z
    .object({
      status: bookingStatus,
      expiresAt: isoInstant('When an open request ends.').optional(),
      noShow: z.boolean(),
    })
    .optional()
    .describe('Absent unless somebody booked it.'),
  /** Of a booking of a team. Short, as each agent reads the whole description first. */
  hosts: z.array(z.object({ account: z.string(), name: z.string() })).optional(),
  untrusted: untrusted({
    title: z.string(),
    description: z.string().describe(`Its first ${MAX_SHOWN} characters.`),
    attendeeName: z.string().optional(),
    attendees: z.array(z.string()),
    place: z.string().optional(),
    joinUrl: z.string().optional(),
  }),
})

export const listMeetings = defineTool({
  title: 'List meetings',
  description: `The owner's meetings: bookings, their own, and events of connected calendars. For what comes next, pass from = now and order = asc. Search by q, a name, an address or words of the title. ${UNTRUSTED_NOTE}`,
  scope: 'meetings:read',
  effect: { reads: true },
  input: z.strictObject({
    from: instantText('Meetings that end after it.').optional(),
    to: instantText('Meetings that start before it.').optional(),
    q: z.string().optional().describe('Words to search for.'),
    status: z.enum(MEETING_STATUSES).optional(),
    source: z.enum(MEETING_SOURCES).optional(),
    host: z.string().optional().describe('Only what this `account` of `hosts` holds.'),
    updatedSince: updatedSince('Moved and canceled ones too.'),
    order: z.enum(SORT_ORDERS).default('desc').describe('By start: asc is earliest first.'),
    timezone: timezone('The zone of the times in the result; UTC by default.').optional(),
    limit: limit(MAX_MEETINGS, 20),
    after: after.optional(),
  }),
  output: z.object({
    timezone: zoneName('The zone of the times.'),
    meetings: z.array(meetingSchema),
    nextAfter,
    unreadCalendars: z
      .array(z.string())
      .describe('Services whose calendars could not be read: their events may be missing.'),
  }),
  handle: async ({ limit, timezone = 'UTC', ...query }, { owner, now }) => {
    const filter = parseOrThrow(listMeetingsQuerySchema, { ...query, ...(query.after && { limit: String(limit) }) })
    const page = await listFreshMeetingPage(owner, filter, now)
    const shown = page.meetings.slice(0, limit)
    return {
      timezone,
      meetings: shown.map((meeting) => toResult(meeting, timezone)),
      nextAfter: page.meetings.length > limit ? placeOf(shown.at(-1)) : (page.nextAfter ?? null),
      unreadCalendars: page.unreadCalendars?.map(({ service }) => service) ?? [],
    }
  },
  say: ({ meetings, timezone, nextAfter }) =>
    [
      `${meetings.length} meetings, times in ${timezone}${nextAfter ? ', and more' : ''}`,
      ...meetings.map(
        ({ id, startTime, endTime, status, source }) => `${startTime} to ${endTime}, ${status}, ${source}, ${id}`,
      ),
    ].join('\n'),
})

function toResult(meeting: ListedMeeting, timezone: string): z.input<typeof meetingSchema> {
  const { title, description, attendeeName, attendees, locationData, startTime, endTime, ...rest } = meeting
  const joinUrl = locationData.meetLink ?? locationData.zoomJoinUrl
  return {
    ...rest,
    startTime: inZone(startTime, timezone),
    endTime: inZone(endTime, timezone),
    untrusted: {
      title,
      description: description.slice(0, MAX_SHOWN),
      ...(attendeeName !== undefined && { attendeeName }),
      attendees,
      ...(locationData.customLocation && { place: locationData.customLocation }),
      ...(joinUrl && { joinUrl }),
    },
  }
}

function placeOf(meeting: ListedMeeting | undefined): string | null {
  return meeting ? writePlace({ id: meeting.id, startTime: new Date(meeting.startTime) }) : null
}
