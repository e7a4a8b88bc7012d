import { type EventInstance, EventReader, type EventReading } from '@/lib/calendars/providers/calendar-file/events'
import { type CalendarFile, type FileEvent, splitFile } from '@/lib/calendars/providers/calendar-file/split'
import { DAY_MS } from '@/lib/scheduling/units'
import type { OutcomeReason } from '@/lib/shared/arrivals/lists'
import { AppError } from '@/lib/shared/errors'
import { MAX_DESCRIPTION, MAX_LINE, MAX_TITLE } from '@/lib/shared/text/text'
import { idsOf } from '../arrived-id'
import type { ArrivedDocument, ConvertContext, Converter, Line } from '../converter'
import { MAX_ARRIVED_BOOKINGS } from '../limits'
import { meetingLine } from '../lines'
import { readText } from '../read-text'
import { kindOfDocument } from '../recognize'
import { tooMany, unreadable, wrongSource } from '../refusals'
import { leftOut, ReportWriter } from '../report-writer'
import { fitLine, fitText } from '../texts'

const KIND = 'event'
/** Occurrences of a series come for so many days. */
const SERIES_DAYS = 400
const EVER_DAYS = 100 * 366
/** Lines that are read before others have their turn. */
const LINES_AT_ONCE = 2_000
/** Identifies an event wherever its file comes from. */
const ACCOUNT = 'ics'

const FIELDS = {
  UID: 'meetings.id',
  'RECURRENCE-ID': 'meetings.id',
  DTSTART: 'meetings.startTime',
  DTEND: 'meetings.endTime',
  DURATION: 'meetings.endTime',
  RRULE: 'meetings.startTime',
  RDATE: 'meetings.startTime',
  EXDATE: 'meetings.startTime',
  SUMMARY: 'meetings.title',
  DESCRIPTION: 'meetings.description',
  LOCATION: 'meetings.locationData.customLocation',
  STATUS: 'meetings.status',
  TRANSP: 'meetings.status',
  ...Object.fromEntries(
    [
      ...['URL', 'ATTENDEE', 'ORGANIZER', 'SEQUENCE', 'DTSTAMP', 'CREATED', 'LAST-MODIFIED', 'CLASS', 'CATEGORIES'],
      ...['PRIORITY', 'COMMENT', 'CONTACT', 'GEO', 'RESOURCES', 'COLOR', 'CONFERENCE', 'REQUEST-STATUS', 'VALARM'],
    ].map((name) => [name, leftOut('no_counterpart')]),
  ),
  ATTACH: leftOut('media'),
  IMAGE: leftOut('media'),
}

/** Future events of one calendar file become meetings without the addresses of anybody. */
export const convertIcs: Converter = async (documents, context) => {
  const [document, ...others] = documents
  if (!document || others.length > 0) throw tooMany('calendar files', 1)
  const text = await readText(document, context.pause)
  const file = await readFile(document, text, context)
  const report = new ReportWriter('ics', { [KIND]: FIELDS })
  await countFields(text, report, context)
  const meetings = await readMeetings(file, report, context)
  if (file.events.length === 0) throw new AppError('nothing_found')
  return {
    account: ACCOUNT,
    lines: { meetings },
    report: report.finish(ACCOUNT),
    connect: [],
    ended: [],
    bookingRefs: new Map(),
  }
}

async function readFile(document: ArrivedDocument, text: string, { pause }: ConvertContext): Promise<CalendarFile> {
  let lines = 0
  const slices = { isDue: () => ++lines % LINES_AT_ONCE === 0, rest: pause }
  try {
    return await splitFile(text, slices)
  } catch (error) {
    if (error instanceof RangeError) throw tooMany('events', MAX_ARRIVED_BOOKINGS)
    const kind = kindOfDocument(document)
    throw kind && kind !== CALENDAR ? wrongSource(document.name, kind) : unreadable(document.name)
  }
}

const CALENDAR = 'a calendar file'

/** Each property of each event, and what is inside of it by its name. */
async function countFields(text: string, report: ReportWriter, { pause }: ConvertContext): Promise<void> {
  let event: Record<string, string> | null = null
  let inside = 0
  let lines = 0
  for (const [line] of text.matchAll(/^[A-Za-z][^\r\n]*/gm)) {
    lines += 1
    if (lines % LINES_AT_ONCE === 0) await pause()
    const [, mark = '', component = ''] = /^(BEGIN|END):\s*(\S+)/i.exec(line) ?? []
    const isBegin = mark.toUpperCase() === 'BEGIN'
    const name = component.toUpperCase()
    if (!event) {
      if (isBegin && name === 'VEVENT') event = {}
    } else if (isBegin) {
      inside += 1
      event[name] ??= name
    } else if (mark && inside > 0) inside -= 1
    else if (mark) {
      report.saw(KIND, event)
      event = null
    } else if (inside === 0) {
      const [, property = '', value = ''] = /^([\w-]+)(?:[^\w:-][^:]*)?:(.*)$/.exec(line) ?? []
      if (property) event[property.toUpperCase()] = value.trim()
    }
  }
}

async function readMeetings(
  { events }: CalendarFile,
  report: ReportWriter,
  { now, timezone, pause }: ConvertContext,
): Promise<Line<'meetings'>[]> {
  const start = now.getTime()
  const reader = { zone: timezone, addresses: [] }
  const near = new EventReader({ start, end: start + SERIES_DAYS * DAY_MS }, reader, { isForgiving: true })
  const ever = new EventReader({ start, end: start + EVER_DAYS * DAY_MS }, reader, { isForgiving: true })
  const meetings: Line<'meetings'>[] = []
  for (const event of events) {
    await pause()
    const { instances, unread } = (repeats(event) ? near : ever).read(event)
    if (unread.length > 0) leaveOut(report, event.id, { field: 'DTSTART', reason: 'invalid' })
    else if (instances.length === 0) {
      const isToCome = repeats(event) && hasAny(ever.read(event))
      const left = isToCome ? ({ reason: 'too_many', note: FAR } as const) : ({ reason: 'too_old' } as const)
      leaveOut(report, event.id, { field: 'DTSTART', ...left })
    }
    for (const instance of instances) {
      const meeting = toMeeting(instance, report, now)
      if (meeting) meetings.push(meeting)
      if (meetings.length > MAX_ARRIVED_BOOKINGS) throw tooMany('events', MAX_ARRIVED_BOOKINGS)
    }
  }
  return meetings
}

/** When there are too many occurrences, the report keeps their times only. */
const hasAny = ({ instances, closed, unread }: EventReading) => instances.length + closed.length + unread.length > 0

const repeats = ({ components }: FileEvent) =>
  components.some(({ lines }) => lines.some((line) => /^(?:RRULE|RDATE)[;:]/i.test(line)))

const toId = idsOf('ics', ACCOUNT)

function toMeeting(instance: EventInstance, report: ReportWriter, now: Date): Line<'meetings'> | null {
  const { uid, recurrenceId, start, end } = instance
  const ref = [uid, recurrenceId].filter(Boolean).join(' ').slice(0, MAX_LINE)
  const at = new Date(start).toISOString()
  if (instance.isCancelled || instance.isFree) {
    const field = instance.isCancelled ? 'STATUS' : 'TRANSP'
    leaveOut(report, ref, { field, reason: 'no_counterpart', start: at })
    return null
  }
  if (end <= start) {
    leaveOut(report, ref, { field: 'DTEND', reason: 'invalid', start: at })
    return null
  }
  const title = fitLine(instance.title, MAX_TITLE)
  const description = fitText(instance.description, MAX_DESCRIPTION)
  const location = fitLine(instance.location, MAX_LINE)
  const cut = { SUMMARY: title, DESCRIPTION: description, LOCATION: location }
  for (const [field, { isChanged }] of Object.entries(cut)) {
    if (!isChanged) continue
    const to = FIELDS[field as keyof typeof cut]
    report.note({ kind: KIND, field, outcome: 'changed', to, reason: 'invalid', note: CUT }, ref)
  }
  return meetingLine({
    id: toId('meeting', uid ? `${uid} ${recurrenceId}` : `${at} ${instance.title}`),
    title: title.text || UNTITLED,
    description: description.text,
    startTime: at,
    endTime: new Date(end).toISOString(),
    ...(location.text && { locationData: { customLocation: location.text } }),
    createdAt: now.toISOString(),
  })
}

const FAR = `Occurrences of a series come for ${SERIES_DAYS} days.`
const CUT = 'Long texts were cut, and line breaks of titles and places became spaces.'
/** Of an event without a title. */
const UNTITLED = 'Busy'

type Left = { field: string; reason: OutcomeReason; note?: string; start?: string }

function leaveOut(report: ReportWriter, ref: string, { field, reason, note, start }: Left): void {
  report.note({ kind: KIND, field, outcome: 'left_out', reason, ...(note && { note }) }, ref)
  report.record({ kind: KIND, ref, outcome: 'left_out', reason, ...(start && { start }) })
}
