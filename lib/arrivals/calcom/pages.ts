import { MAX_DURATIONS, MAX_WINDOW_DAYS } from '@/lib/pages/rules-schema'
import { isTimezone, localDate } from '@/lib/scheduling'
import { MAX_DURATION_MINUTES } from '@/lib/scheduling/units'
import {
  type BookingLimit,
  type BookingWindow,
  MAX_BUFFER_MINUTES,
  MAX_LIMIT,
  MAX_NOTICE_MINUTES,
} from '@/lib/scheduling/vocabulary'
import { MAX_CHANGE_NOTICE_MINUTES, MAX_GUESTS } from '@/lib/shared/booking-rules'
import { JITSI_PATTERN } from '@/lib/shared/calendars/link-pattern'
import { VIDEO_LOCATIONS, type VideoLocation } from '@/lib/shared/calendars/video-locations'
import { MAX_LINE } from '@/lib/shared/text/max-line'
import { MAX_DESCRIPTION, MAX_TITLE } from '@/lib/shared/text/text'
import type { ToId } from '../arrived-id'
import type { Line } from '../converter'
import { toHours } from '../hours'
import { pageLine, slugOf } from '../lines'
import { type Loose, looseListOf, looseOf, numberOf, refOf, textOf, within } from '../loose'
import { toPlainWords } from '../plain-words'
import { fitLine, fitText } from '../texts'
import type { Tables } from './documents'
import type { Notes } from './notes'
import { toDate } from './times'

type Given = { rows: Tables; toId: ToId; notes: Notes; now: Date; timezone: string }

const KIND = 'EventType'
/** The name of what has none. */
export const SOURCE = 'Cal.com'

/** A page of an event type, without its form. */
export function toPage(event: Loose, given: Given): Line<'pages'> {
  const { toId, notes, now } = given
  const ref = refOf(event.id)
  const id = toId(KIND, ref)
  const title = titleOf(event, notes, ref)
  const { timezone, ...hours } = hoursOf(event, given)
  const isOfTeam = isTeams(event, given.rows)
  if (isOfTeam) {
    const note = 'It has several hosts or seats, or belongs to a team: its page is inactive, and of you alone.'
    const field = event.teamId ? 'teamId' : Number(event.seatsPerTimeSlot) > 1 ? 'seatsPerTimeSlot' : 'title'
    notes.changed({ kind: KIND, field, to: 'pages.isActive', reason: 'team', note }, ref)
  }
  const slug = slugOf(event.slug, title, id)
  if (textOf(event.slug) && slug !== event.slug) {
    notes.changed(
      { kind: KIND, field: 'slug', to: 'pages.slug', reason: 'invalid', note: 'The address has other letters.' },
      ref,
    )
  }
  return pageLine({
    id,
    slug,
    title,
    description: descriptionOf(event, notes, ref),
    ...durationsOf(event, notes, ref),
    step: fitted(
      event.slotInterval ?? event.length,
      { kind: KIND, field: 'slotInterval', to: 'pages.step' },
      [1, MAX_DURATION_MINUTES],
      notes,
      ref,
    ),
    bufferBefore:
      fitted(
        event.beforeEventBuffer,
        { kind: KIND, field: 'beforeEventBuffer', to: 'pages.bufferBefore' },
        [0, MAX_BUFFER_MINUTES],
        notes,
        ref,
      ) ?? 0,
    bufferAfter:
      fitted(
        event.afterEventBuffer,
        { kind: KIND, field: 'afterEventBuffer', to: 'pages.bufferAfter' },
        [0, MAX_BUFFER_MINUTES],
        notes,
        ref,
      ) ?? 0,
    minimumNotice:
      fitted(
        event.minimumBookingNotice,
        { kind: KIND, field: 'minimumBookingNotice', to: 'pages.minimumNotice' },
        [0, MAX_NOTICE_MINUTES],
        notes,
        ref,
      ) ?? 0,
    moveNotice:
      fitted(
        event.minimumRescheduleNotice,
        { kind: KIND, field: 'minimumRescheduleNotice', to: 'pages.moveNotice' },
        [0, MAX_CHANGE_NOTICE_MINUTES],
        notes,
        ref,
      ) ?? 0,
    bookingWindow: windowOf(event, timezone, notes, ref),
    limits: limitsOf(event, notes, ref),
    approval: event.requiresConfirmation === true ? 'always' : 'off',
    requireEmailCheck: event.requiresBookerEmailVerification === true,
    lockTimezone: event.lockTimeZoneToggleOnBookingPage === true,
    maxMoves: event.disableRescheduling === true ? 0 : null,
    maxGuests: event.disableGuests === true ? 0 : MAX_GUESTS,
    isActive: !isOfTeam,
    showOnProfile: event.hidden !== true,
    timezone,
    ...hours,
    ...locationOf(event, notes, ref),
    createdAt: now.toISOString(),
  })
}

function titleOf(event: Loose, notes: Notes, ref: string): string {
  const { text, isChanged } = fitLine(event.title, MAX_TITLE)
  const changed = { kind: KIND, field: 'title', to: 'pages.title', reason: 'invalid' } as const
  if (text === '') notes.changed({ ...changed, note: 'A page without a title is called after its tool.' }, ref)
  else if (isChanged) notes.changed({ ...changed, note: 'The title was cut, or lost its line breaks.' }, ref)
  return text || SOURCE
}

function descriptionOf(event: Loose, notes: Notes, ref: string): string {
  const words = toPlainWords(textOf(event.description))
  const { text, isChanged } = fitText(words.text, MAX_DESCRIPTION)
  if (words.isChanged || isChanged) {
    const note = 'Markdown and HTML became text.'
    notes.changed({ kind: KIND, field: 'description', to: 'pages.description', reason: 'no_counterpart', note }, ref)
  }
  return text
}

function durationsOf(event: Loose, notes: Notes, ref: string): { duration: number; durations: number[] } {
  const field = { kind: KIND, field: 'length', to: 'pages.duration' }
  const duration = fitted(event.length, field, [1, MAX_DURATION_MINUTES], notes, ref) ?? 30
  const { multipleDuration } = looseOf(event.metadata)
  const sent = Array.isArray(multipleDuration) ? multipleDuration.flatMap((one) => numberOf(one) ?? []) : []
  const fit = [
    ...new Set([duration, ...sent.filter((one) => Number.isInteger(one) && one >= 1 && one <= MAX_DURATION_MINUTES)]),
  ]
  const tooMany = fit.length - MAX_DURATIONS
  const note = `A page has at most ${MAX_DURATIONS} durations.`
  if (tooMany > 0)
    notes.leftOut({ kind: KIND, field: 'metadata.multipleDuration[]', reason: 'too_many', note, times: tooMany }, ref)
  return { duration, durations: fit.slice(0, MAX_DURATIONS).sort((one, other) => one - other) }
}

type Place = { kind: string; field: string; to: string }

function fitted(sent: unknown, place: Place, [min, max]: [number, number], notes: Notes, ref: string): number | null {
  const number = numberOf(sent)
  if (number === null) return null
  const { value, isChanged } = within(number, min, max)
  if (isChanged) notes.changed({ ...place, reason: 'invalid', note: `It is between ${min} and ${max} here.` }, ref)
  return value
}

const BUSINESS_DAYS = 5
const WEEK = 7

function windowOf(event: Loose, timezone: string, notes: Notes, ref: string): BookingWindow | null {
  const type = textOf(event.periodType).toLowerCase()
  if (type === 'range') {
    const [from, to] = [toDate(event.periodStartDate, timezone), toDate(event.periodEndDate, timezone)]
    if (from && to && from <= to) return { type: 'range', from, to }
  }
  const days = numberOf(event.periodDays)
  if (!type.startsWith('rolling') || days === null) return null
  const isOfBusinessDays = event.periodCountCalendarDays !== true
  const { value, isChanged } = within(
    isOfBusinessDays ? Math.ceil((days * WEEK) / BUSINESS_DAYS) : days,
    1,
    MAX_WINDOW_DAYS,
  )
  if (isOfBusinessDays || isChanged) {
    const note = isOfBusinessDays
      ? 'Business days became calendar days.'
      : `A window has at most ${MAX_WINDOW_DAYS} days.`
    notes.changed({ kind: KIND, field: 'periodDays', to: 'pages.bookingWindow', reason: 'no_counterpart', note }, ref)
  }
  return { type: 'days', days: value }
}

const PERIODS = { PER_DAY: 'day', PER_WEEK: 'week', PER_MONTH: 'month' } as const

function limitsOf(event: Loose, notes: Notes, ref: string): BookingLimit[] {
  const sent = looseOf(event.bookingLimits)
  return Object.entries(PERIODS).flatMap(([name, per]) => {
    const max = fitted(
      sent[name],
      { kind: KIND, field: `bookingLimits.${name}`, to: 'pages.limits' },
      [1, MAX_LIMIT],
      notes,
      ref,
    )
    return max === null ? [] : [{ per, max }]
  })
}

/** Of a team, with several hosts, or for several people at a time. */
function isTeams({ id, teamId, schedulingType, seatsPerTimeSlot, isInstantEvent }: Loose, rows: Tables): boolean {
  const hosts = (rows.Host ?? []).filter(({ eventTypeId }) => eventTypeId === id)
  return (
    (teamId !== null && teamId !== undefined) ||
    Boolean(schedulingType) ||
    hosts.length > 1 ||
    (numberOf(seatsPerTimeSlot) ?? 0) > 1 ||
    isInstantEvent === true
  )
}

/** The hours of the schedule of an event type, else of the user's default one; in early versions its own, or the user's. */
function hoursOf(event: Loose, { rows, now, notes, ...given }: Given) {
  const [user] = rows.users ?? []
  const schedules = rows.Schedule ?? []
  const find = (id: unknown) => (id === null || id === undefined ? undefined : schedules.find((one) => one.id === id))
  const schedule = find(event.scheduleId) ?? find(user?.defaultScheduleId) ?? schedules[0]
  const all = rows.Availability ?? []
  const own = all.filter(
    ({ eventTypeId }) => eventTypeId !== null && eventTypeId !== undefined && eventTypeId === event.id,
  )
  const ofSchedule = schedule ? all.filter(({ scheduleId }) => scheduleId === schedule.id) : []
  const ofUser = all.filter(({ scheduleId, eventTypeId }) => !scheduleId && !eventTypeId)
  const list = [own, ofSchedule, ofUser].find(({ length }) => length > 0) ?? []
  const timezone = zoneOf([schedule?.timeZone, event.timeZone, user?.timeZone], given.timezone)
  const sent = list.map((row) => ({ row, span: { startTime: textOf(row.startTime), endTime: textOf(row.endTime) } }))
  const isSingle = (row: Loose) => typeof row.date === 'string'
  const { weekly, dates, ...found } = toHours(
    {
      weekly: sent.flatMap(({ row, span }) =>
        isSingle(row) || !Array.isArray(row.days) ? [] : row.days.map((day) => ({ dayOfWeek: Number(day), ...span })),
      ),
      dates: sent.flatMap(({ row, span }) => (isSingle(row) ? [{ date: textOf(row.date).slice(0, 10), ...span }] : [])),
    },
    localDate(timezone, now.getTime()),
  )
  const ref = refOf(event.id)
  const [ofEnd, ofDate] = [
    { kind: 'Availability', field: 'endTime' },
    { kind: 'Availability', field: 'date' },
  ]
  const midnight = {
    ...ofEnd,
    to: 'pages.availabilities',
    reason: 'no_counterpart',
    note: 'An end of 23:59 became midnight.',
  } as const
  notes.changed({ ...midnight, times: found.toMidnight }, ref)
  notes.leftOut({ ...ofEnd, reason: 'invalid', note: 'Hours that end before they begin.', times: found.invalid }, ref)
  notes.leftOut({ ...ofDate, reason: 'too_old', note: 'Dates that are over.', times: found.past }, ref)
  notes.leftOut({ ...ofDate, reason: 'too_many', note: 'A page has room for fewer hours.', times: found.tooMany }, ref)
  const availabilities = weekly.map((span) => {
    const name = `${ref} ${span.dayOfWeek} ${span.startTime}`
    return { id: given.toId('Availability', name), ...span }
  })
  return { timezone, availabilities, dates }
}

export function zoneOf(sent: readonly unknown[], otherwise: string): string {
  return sent.map(textOf).find((zone) => zone !== '' && isTimezone(zone)) ?? otherwise
}

const VIDEO: Readonly<Record<string, VideoLocation>> = {
  'integrations:google:meet': 'google_meet',
  'integrations:office365_video': 'teams',
  'integrations:zoom': 'zoom',
  // By the API.
  'google-meet': 'google_meet',
  'office365-video': 'teams',
  zoom: 'zoom',
  'integrations:bigbluebutton': 'bigbluebutton',
  bigbluebutton: 'bigbluebutton',
}

/** The app has no account: each booking gets an address of its own, as here. */
const JITSI = ['integrations:jitsi', 'jitsi']

/** Places that an owner wrote down. */
const WORDS = ['address', 'link', 'hostPhoneNumber', 'phone'] as const

const NAMES: Readonly<Record<string, string>> = {
  'integrations:daily': 'Cal Video',
  'cal-video': 'Cal Video',
  'integrations:jitsi': 'Jitsi Meet',
  jitsi: 'Jitsi Meet',
  phone: 'Phone',
  attendeePhone: 'Phone',
  attendeeInPerson: 'At the attendee’s address',
  attendeeAddress: 'At the attendee’s address',
  attendeeDefined: 'Where the attendee says',
  somewhereElse: 'Where the attendee says',
  organizersDefaultApp: 'Video call',
  conferencing: 'Video call',
}

function locationOf(event: Loose, notes: Notes, ref: string): Pick<Line<'pages'>, 'location' | 'locationData'> {
  const [first, ...others] = looseListOf(event.locations)
  const field = { kind: KIND, field: 'locations[].type', to: 'pages.location' }
  const note = 'A page has one place: the first one.'
  notes.leftOut({ kind: KIND, field: 'locations[].type', reason: 'too_many', note, times: others.length }, ref)
  if (!first) return { location: 'custom', locationData: {} }
  const name = placeNamed(first)
  const video = VIDEO[name]
  if (video) return { location: video, locationData: {} }
  if (JITSI.includes(name)) return { location: 'link', locationData: { linkPattern: JITSI_PATTERN } }
  const words = WORDS.map((word) => fitLine(first[word], MAX_LINE).text).find(Boolean)
  if (words) return { location: 'custom', locationData: { customLocation: words } }
  const custom = NAMES[name] ?? fitLine(name.replace(/^integrations:/, '').replace(/_video$/, ''), MAX_LINE).text
  const became = `${name || 'A place without a type'} became a place in words.`
  notes.changed({ ...field, reason: 'no_counterpart', note: became }, ref)
  return { location: 'custom', locationData: custom ? { customLocation: custom } : {} }
}

/** The API names the app of a place apart from its type. */
const placeNamed = ({ type, integration }: Loose) => textOf(integration) || textOf(type)

/** What a booking's place is called that is kept as a name of an app; other places stay as they are. */
export function nameOfPlace(place: string): string {
  const video = VIDEO[place]

  return video ? VIDEO_LOCATIONS[video] : (NAMES[place] ?? place.replace(/^integrations:/, ''))
}
