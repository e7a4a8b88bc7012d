import { AppError } from '@/lib/shared/errors'
import type { ArrivedDocument } from '../converter'
import { isLoose, type Loose, looseListOf, looseOf, numberOf, refOf, textOf } from '../loose'
import { kindOfDocument } from '../recognize'
import { parseDocument, unreadable, wrongSource } from '../refusals'

/** Rows by the names of Cal.com's tables, as they came. */
export type Tables = Readonly<Record<string, Loose[]>>

/** An account as Cal.com's tables have it, whichever way it came. `raw` is what the report names, `rows` what is read. */
type Calcom = {
  account: string
  /** It came by the API, whose fields have other names. */
  isByApi: boolean
  raw: Tables
  rows: Tables
}

/** Reads the document of calcom.sql, or answers of the API v2. Throws 400 for any other. */
export async function readCalcom(documents: Iterable<ArrivedDocument>, pause: () => Promise<void>): Promise<Calcom> {
  const parsed: Parsed[] = []
  for (const document of documents) {
    await pause()
    parsed.push({ name: document.name, value: await parse(document, pause) })
  }
  const dumps = parsed.flatMap(({ value }) => (isDump(value) ? [value] : []))
  if (dumps.length > 0) return fromTables(parsed, dumps)
  return fromAnswers(parsed)
}

type Parsed = { name: string; value: unknown }

async function parse(document: ArrivedDocument, pause: () => Promise<void>): Promise<unknown> {
  const kind = kindOfDocument(document)
  if (kind === null || kind === 'a calendar file')
    throw kind ? wrongSource(document.name, kind) : unreadable(document.name)
  const value = await parseDocument(document, pause)
  // Several answers of the API may be one document.
  const isOurs = isDump(value) || (Array.isArray(value) && value.length > 0 ? value.every(isAnswer) : isAnswer(value))
  if (!isOurs) {
    throw kind === 'a JSON document' ? unreadable(document.name) : wrongSource(document.name, kind)
  }
  return value
}

const isDump = (value: unknown): value is Loose => isLoose(value) && value.source === 'calcom' && isLoose(value.tables)
const isAnswer = (value: unknown): value is Loose => isLoose(value) && value.status === 'success' && 'data' in value

function fromTables(parsed: readonly Parsed[], dumps: readonly Loose[]): Calcom {
  const [dump] = dumps
  const other = parsed.find(({ value }) => value !== dump)
  if (!dump || other) throw new AppError('too_many', { message: 'More than 1 document of calcom.sql.' })
  const tables = Object.fromEntries(
    Object.entries(looseOf(dump.tables)).map(([name, rows]) => [name, looseListOf(rows)]),
  )
  return { account: refOf(dump.account) || refOf(tables.users?.[0]?.id), isByApi: false, raw: tables, rows: tables }
}

function fromAnswers(parsed: readonly Parsed[]): Calcom {
  const raw: Record<string, Loose[]> = {}
  const seen = new Set<string>()
  for (const { name, value } of parsed) {
    const answers = Array.isArray(value) ? looseListOf(value) : [looseOf(value)]
    const things = answers.flatMap(({ data }) => (Array.isArray(data) ? looseListOf(data) : [looseOf(data)]))
    for (const thing of things) {
      const kind = kindOfThing(thing)
      if (!kind) throw unreadable(name)
      const list = raw[kind] ?? []
      raw[kind] = list
      // Pages of a list may overlap while bookings come in.
      const key = `${kind} ${refOf(thing.id)}`
      if (!seen.has(key)) list.push(thing)
      seen.add(key)
    }
  }
  const owners = [raw.users?.[0]?.id, raw.Schedule?.[0]?.ownerId, raw.EventType?.[0]?.ownerId].map(refOf)
  const account = owners.find(Boolean)
  if (!account) throw new AppError('nothing_found')
  const schedules = raw.Schedule ?? []
  const rows = {
    users: (raw.users ?? []).map((user) => ({
      ...user,
      defaultScheduleId: user.defaultScheduleId ?? schedules.find(({ isDefault }) => isDefault === true)?.id,
    })),
    Schedule: schedules,
    Availability: schedules.flatMap(toAvailability),
    EventType: (raw.EventType ?? []).map(toEventType),
    OutOfOfficeEntry: raw.OutOfOfficeEntry ?? [],
    Booking: (raw.Booking ?? []).map(toBooking),
    Attendee: (raw.Booking ?? []).flatMap(toAttendees),
    Host: (raw.EventType ?? []).flatMap(({ id, hosts }) =>
      looseListOf(hosts).map(({ userId }) => ({ userId, eventTypeId: id })),
    ),
  }
  return { account: `api.cal.com/${account}`, isByApi: true, raw, rows }
}

function kindOfThing(thing: Loose): string | null {
  if ('lengthInMinutes' in thing) return 'EventType'
  if ('availability' in thing && 'timeZone' in thing) return 'Schedule'
  if ('uid' in thing && 'start' in thing) return 'Booking'
  if ('start' in thing && 'end' in thing && 'userId' in thing) return 'OutOfOfficeEntry'
  return 'email' in thing && 'timeZone' in thing ? 'users' : null
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
export const weekdayOf = (name: unknown) => WEEKDAYS.indexOf(textOf(name))

function toAvailability({ id, availability, overrides }: Loose): Loose[] {
  return [
    ...looseListOf(availability).map(({ days, ...span }) => ({
      ...span,
      scheduleId: id,
      days: Array.isArray(days) ? days.map(weekdayOf) : [],
    })),
    ...looseListOf(overrides).map((span) => ({ ...span, scheduleId: id })),
  ]
}

function toEventType(sent: Loose): Loose {
  const limits = looseOf(sent.bookingLimitsCount)
  const policy = looseOf(sent.confirmationPolicy)
  const moving = looseOf(sent.disableRescheduling)
  const options = Array.isArray(sent.lengthInMinutesOptions) ? sent.lengthInMinutesOptions : undefined
  return {
    ...sent,
    userId: sent.ownerId,
    length: sent.lengthInMinutes,
    metadata: { ...looseOf(sent.metadata), ...(options && { multipleDuration: options }) },
    ...toPeriod(looseOf(sent.bookingWindow)),
    bookingLimits:
      limits.disabled === true ? {} : { PER_DAY: limits.day, PER_WEEK: limits.week, PER_MONTH: limits.month },
    requiresConfirmation: policy.disabled !== true && policy.type !== undefined,
    disableRescheduling: moving.disabled === true,
    minimumRescheduleNotice: numberOf(moving.minutesBefore),
    seatsPerTimeSlot: sent.seatsPerTimeSlot ?? looseOf(sent.seats).seatsPerTimeSlot,
  }
}

function toPeriod({ disabled, type, value, rolling }: Loose): Loose {
  if (disabled === true || value === undefined) return {}
  if (type === 'range' && Array.isArray(value)) {
    return { periodType: 'range', periodStartDate: value[0], periodEndDate: value[1] }
  }
  return {
    periodType: rolling === true ? 'rolling_window' : 'rolling',
    periodDays: value,
    periodCountCalendarDays: type === 'calendarDays',
  }
}

function toBooking(sent: Loose): Loose {
  return {
    ...sent,
    startTime: sent.start,
    endTime: sent.end,
    rescheduled: refOf(sent.rescheduledToUid) !== '',
    fromReschedule: sent.rescheduledFromUid,
    iCalUID: sent.icsUid,
    responses: { ...looseOf(sent.bookingFieldsResponses), ...(Array.isArray(sent.guests) && { guests: sent.guests }) },
    metadata: { videoCallUrl: sent.meetingUrl, ...looseOf(sent.metadata) },
    eventTypeId: sent.eventTypeId ?? looseOf(sent.eventType).id,
  }
}

function toAttendees({ id, attendees }: Loose): Loose[] {
  return looseListOf(attendees).map((attendee, place) => ({
    ...attendee,
    id: place,
    bookingId: id,
    locale: attendee.language,
    noShow: attendee.absent,
  }))
}
