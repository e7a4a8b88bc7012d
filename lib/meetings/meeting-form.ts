import { z } from 'zod'
import { parseInstant } from '@/lib/scheduling/bounds'
import { type CalendarDate, isCalendarDate } from '@/lib/scheduling/calendar-date'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { type FieldIssue, issuesOfFields } from '@/lib/shared/field-issues'
import { toWallClock } from '@/lib/time/screen-time'
import {
  INVALID_DATE_INPUT,
  isSameWallTime,
  isTimeOfDay,
  isWallTime,
  type WallTime,
  wallTimeToInstant,
} from '@/lib/time/wall-time'
import { addAttendees } from './attendee-list'
import { type CreateMeetingInput, END_AFTER_START_MESSAGE, type Meeting, meetingFields } from './schema'

const DEFAULT_LENGTH_MS = 30 * MINUTE_MS

const wallTime = z.object({
  date: z.string().refine(isCalendarDate, INVALID_DATE_INPUT),
  time: z.string().refine(isTimeOfDay, INVALID_DATE_INPUT),
})

/** The form's values: wall times in the account's zone, and the unfinished text of the attendee field. */
const formFields = z.object({
  title: meetingFields.title,
  description: meetingFields.description,
  start: wallTime,
  end: wallTime,
  location: meetingFields.location,
  locationData: meetingFields.locationData.pick({ customLocation: true, linkPattern: true }),
  attendees: z.array(z.string()),
  attendeeDraft: z.string(),
  notifyAttendees: z.boolean(),
})

export type MeetingFormValues = z.input<typeof formFields>
export type MeetingFormOutput = z.output<typeof formFields>

/** The server's field checks and its rule about the end, whose error is shown at the end's time. */
export function meetingFormSchema(timezone: string, stored?: Meeting) {
  return formFields.superRefine((values, context) => {
    if (!endsAfterStart(values, timezone, stored)) {
      context.addIssue({ code: 'custom', path: ['end', 'time'], message: END_AFTER_START_MESSAGE })
    }
    const attendees = meetingFields.attendees.safeParse(allAttendees(values))
    for (const { message } of attendees.error?.issues.slice(0, 1) ?? []) {
      context.addIssue({ code: 'custom', path: ['attendeeDraft'], message })
    }
  })
}

function endsAfterStart(values: Pick<MeetingFormValues, 'start' | 'end'>, timezone: string, stored?: Meeting): boolean {
  if (!isWallTime(values.start) || !isWallTime(values.end)) return true
  return toIso(values.end, timezone, stored?.endTime) > toIso(values.start, timezone, stored?.startTime)
}

/** A meeting that is made for another day than today begins at nine. */
const USUAL_START = '09:00'

/** The ISO instant at which a new meeting on a day begins until its owner says otherwise. */
export function firstMeetingOn(date: CalendarDate, timezone: string): string {
  return new Date(wallTimeToInstant({ date, time: USUAL_START }, timezone)).toISOString()
}

/** A new meeting starts at `startMs` and lasts half an hour. */
export function newMeetingValues(startMs: number, timezone: string): MeetingFormValues {
  return {
    title: '',
    description: '',
    start: toWallClock(startMs, timezone),
    end: toWallClock(startMs + DEFAULT_LENGTH_MS, timezone),
    location: 'custom',
    locationData: { customLocation: '', linkPattern: '' },
    attendees: [],
    attendeeDraft: '',
    notifyAttendees: true,
  }
}

export function toMeetingFormValues(meeting: Meeting, timezone: string): MeetingFormValues {
  return {
    title: meeting.title,
    description: meeting.description,
    start: toWallClock(parseInstant(meeting.startTime), timezone),
    end: toWallClock(parseInstant(meeting.endTime), timezone),
    location: meeting.location,
    locationData: { customLocation: meeting.locationData.customLocation ?? '', linkPattern: '' },
    attendees: meeting.attendees,
    attendeeDraft: '',
    notifyAttendees: true,
  }
}

/** A meeting at the next half hour, as long as it is now; null where it starts at one, or the day has none left. */
export function atNextHalfHour({ start, end }: Pick<MeetingFormValues, 'start' | 'end'>, timezone: string) {
  if (!isWallTime(start) || !isWallTime(end)) return null
  const [startMs, endMs] = [wallTimeToInstant(start, timezone), wallTimeToInstant(end, timezone)]
  // By the clock on the wall: some zones are a quarter of an hour off.
  const byMs = ((60 - Number(start.time.slice(3))) % 30) * MINUTE_MS
  const next = toWallClock(startMs + byMs, timezone)
  if (byMs === 0 || next.date !== start.date) return null
  return { start: next, end: toWallClock(endMs + byMs, timezone) }
}

/** Changing the start moves the end to the same date and keeps its time of day. */
export function moveEndDate(start: WallTime, end: WallTime): WallTime {
  return { ...end, date: start.date || end.date }
}

/** The body of the request. `notifyAttendees` needs somebody to notify: an attendee, or one who was removed. */
export function toMeetingBody(values: MeetingFormOutput, timezone: string, stored?: Meeting) {
  const attendees = allAttendees(values)
  const isAnyoneConcerned = attendees.length > 0 || (stored?.attendees.length ?? 0) > 0
  return {
    title: values.title,
    description: values.description,
    startTime: toIso(values.start, timezone, stored?.startTime),
    endTime: toIso(values.end, timezone, stored?.endTime),
    location: values.location,
    locationData: toLocationData(values, stored),
    attendees,
    notifyAttendees: values.notifyAttendees && isAnyoneConcerned,
  }
}

function allAttendees({ attendees, attendeeDraft }: Pick<MeetingFormValues, 'attendees' | 'attendeeDraft'>): string[] {
  return addAttendees(attendees, attendeeDraft)
}

/** An untouched time keeps its stored instant, which may have seconds or be the second of two equal wall times. */
function toIso(wall: WallTime, timezone: string, stored?: string): string {
  const storedMs = parseInstant(stored ?? '')
  const isUntouched = !Number.isNaN(storedMs) && isSameWallTime(toWallClock(storedMs, timezone), wall)
  if (isUntouched) return new Date(storedMs).toISOString()
  return new Date(wallTimeToInstant(wall, timezone)).toISOString()
}

/** Undefined while the location is unchanged, so that data written by a provider is kept. */
function toLocationData(
  { location, locationData }: MeetingFormOutput,
  stored?: Meeting,
): CreateMeetingInput['locationData'] | undefined {
  if (location === 'link') {
    const { linkPattern } = locationData
    return linkPattern || location !== stored?.location ? { linkPattern } : undefined
  }
  const customLocation = (location === 'custom' && locationData.customLocation) || undefined
  const isSamePlace = location === stored?.location
  if (isSamePlace && (location !== 'custom' || customLocation === stored.locationData.customLocation)) return undefined
  const { meetLink, password } = isSamePlace ? stored.locationData : {}
  return { meetLink, password, customLocation }
}

type FieldName =
  | 'title'
  | 'description'
  | 'start.time'
  | 'end.time'
  | 'location'
  | 'locationData.customLocation'
  | 'locationData.linkPattern'
  | 'attendeeDraft'

const FIELD_OF = {
  title: 'title',
  description: 'description',
  startTime: 'start.time',
  endTime: 'end.time',
  location: 'location',
  'locationData.linkPattern': 'locationData.linkPattern',
  locationData: 'locationData.customLocation',
  attendees: 'attendeeDraft',
} as const satisfies Record<string, FieldName>

/** Maps the issues of a refused save to fields of the form. */
export function toMeetingFieldErrors(issues: readonly FieldIssue[]): { name: FieldName; message: string }[] {
  const names = Object.keys(FIELD_OF) as (keyof typeof FIELD_OF)[]
  return issuesOfFields(names, issues).map(({ name, message }) => ({ name: FIELD_OF[name], message }))
}
