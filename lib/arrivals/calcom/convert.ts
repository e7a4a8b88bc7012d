import { providerOfLocation } from '@/lib/shared/calendars/location-provider'
import { AppError } from '@/lib/shared/errors'
import { MAX_TITLE } from '@/lib/shared/text/text'
import { idsOf } from '../arrived-id'
import type { Converter, Line } from '../converter'
import { drain } from '../drain'
import { fitSettings, NO_LANGUAGE } from '../fit-settings'
import { MAX_ARRIVED_BOOKINGS, MAX_ARRIVED_PAGES } from '../limits'
import { formLine, slugOf, titleOfForm } from '../lines'
import { type Loose, refOf, textOf } from '../loose'
import { tooMany } from '../refusals'
import { ReportWriter } from '../report-writer'
import { fitLine } from '../texts'
import { type Brought, bringBooking, type PageOfBooking } from './bookings'
import { readCalcom, weekdayOf } from './documents'
import { FIELDS } from './fields'
import { zoneOf } from './hours'
import { Notes } from './notes'
import { SOURCE, toPage } from './pages'
import { toQuestions } from './questions'
import { toDate, toInstant } from './times'

/** Bookings between two pauses. */
const AT_ONCE = 100
const GROUPED_AT_ONCE = 1_000

/** An account of Cal.com: the document that calcom.sql writes, or answers of its API v2. */
export const convertCalcom: Converter = async (documents, { now, timezone, pastDays, pause }) => {
  const { account, isByApi, raw, rows } = await readCalcom(documents, pause)
  const [user = {}] = rows.users ?? []
  const events = rows.EventType ?? []
  const sent = rows.Booking ?? []
  if (events.length === 0 && sent.length === 0) throw new AppError('nothing_found')
  if (events.length > MAX_ARRIVED_PAGES) throw tooMany('event types', MAX_ARRIVED_PAGES)
  if (sent.length > MAX_ARRIVED_BOOKINGS) throw tooMany('bookings', MAX_ARRIVED_BOOKINGS)
  const toId = idsOf('calcom', account)
  const report = new ReportWriter('calcom', FIELDS)
  const notes = new Notes(report, isByApi)
  await seeAll()

  const pages: Line<'pages'>[] = []
  const forms: Line<'forms'>[] = []
  const ofEvents = new Map<string, PageOfBooking>()
  for (const event of events) {
    await pause()
    const ref = refOf(event.id)
    const page = toPage(event, { rows, toId, notes, now, timezone: zoneOf([user.timeZone], timezone) })
    const inputs = (rows.EventTypeCustomInput ?? []).filter(({ eventTypeId }) => eventTypeId === event.id)
    const asked = toQuestions(event, inputs, toId, notes)
    const id = toId('form', ref)
    const made =
      asked.length > 0
        ? formLine({
            id,
            slug: slugOf(page.slug, page.title, id),
            title: titleOfForm(page.title, SOURCE),
            createdAt: now.toISOString(),
            questions: asked.map(({ line }) => line),
          })
        : null
    if (made) forms.push(made.form)
    if (made && made.form.title !== page.title) {
      const note = 'A title that is too short for a form got the name of its tool.'
      notes.changed({ kind: 'EventType', field: 'title', to: 'forms.title', reason: 'invalid', note }, ref)
    }
    pages.push({ ...page, formId: made ? id : null })
    ofEvents.set(ref, { page, form: made && { id, versionHash: made.versionHash, asked } })
    report.thing({
      kind: 'EventType',
      ref,
      title: page.title,
      ...(isByApi &&
        textOf(user.username) && { url: `https://cal.com/${textOf(user.username)}/${textOf(event.slug)}` }),
      outcome: page.isActive ? 'taken' : 'changed',
      ...(!page.isActive && { reason: 'team' }),
      became: { part: 'pages', id: page.id, path: `/${page.slug}` },
    })
  }
  for (const schedule of rows.Schedule ?? []) {
    const title = fitLine(schedule.name, MAX_TITLE).text
    report.thing({ kind: 'Schedule', ref: refOf(schedule.id), title, outcome: 'taken' })
  }
  const timeOff = (rows.OutOfOfficeEntry ?? []).flatMap(toTimeOff)

  const attendeesOf = new Map<string, Loose[]>()
  let place = 0
  for (const attendee of drain(rows.Attendee ?? [])) {
    if (place++ % GROUPED_AT_ONCE === 0) await pause()
    const booking = refOf(attendee.bookingId)
    attendeesOf.set(booking, attendeesOf.get(booking) ?? [])
    attendeesOf.get(booking)?.push(attendee)
  }
  const brought: Brought = { bookings: [], meetings: [], responses: [], links: [], ended: [], bookingRefs: new Map() }
  const ownerEmail = textOf(user.email)
  const starts = new Map<string, unknown>()
  for (const [place, { uid, startTime }] of sent.entries()) {
    if (place % GROUPED_AT_ONCE === 0) await pause()
    starts.set(refOf(uid), startTime)
  }
  const given = { pages: ofEvents, starts, toId, notes, report, ownerEmail, now, pastDays, carriesLinks: !isByApi }
  place = 0
  for (const row of drain(sent)) {
    if (place++ % AT_ONCE === 0) await pause()
    const attendees = (attendeesOf.get(refOf(row.id)) ?? []).toSorted((one, other) => Number(one.id) - Number(other.id))
    attendeesOf.delete(refOf(row.id))
    bringBooking(row, attendees, given, brought)
  }
  const { ended, bookingRefs, ...lists } = brought
  const { name, timeZone: zone, timeFormat, locale } = user
  const settings = fitSettings({ name, zone, locale, clock: `${timeFormat}h`, weekStart: weekdayOf(user.weekStart) })
  if (locale && !settings?.language) {
    notes.leftOut({ kind: 'users', field: 'locale', reason: 'no_counterpart', note: NO_LANGUAGE }, refOf(user.id))
  }
  return {
    account,
    lines: { ...(settings && { settings: [settings] }), 'time-off': timeOff, forms, pages, ...lists },
    report: report.finish(account),
    connect: [...new Set(pages.flatMap(({ location }) => providerOfLocation(location) ?? []))],
    ended,
    bookingRefs,
  }

  async function seeAll(): Promise<void> {
    for (const [kind, list] of Object.entries(raw)) {
      if (!Object.hasOwn(FIELDS, kind)) {
        report.count(kind, '*', { reason: 'unknown_field' }, { values: list.length, empty: 0 })
        continue
      }
      for (const [place, thing] of list.entries()) {
        if (place % AT_ONCE === 0) await pause()
        report.saw(kind, thing)
      }
    }
  }

  function toTimeOff(entry: Loose): Line<'time-off'>[] {
    const ref = refOf(entry.id)
    const id = toId('OutOfOfficeEntry', ref)
    const [fromDate, toDate] = [dayOf(entry.start), dayOf(entry.end)]
    const title = fitLine(entry.notes, MAX_TITLE).text || 'Out of office'
    const named = { kind: 'OutOfOfficeEntry', ref, title }
    if (!fromDate || !toDate || fromDate > toDate) {
      notes.leftOut(
        { kind: 'OutOfOfficeEntry', field: 'start', reason: 'invalid', note: 'It ends before it begins.' },
        ref,
      )
      report.thing({ ...named, outcome: 'left_out', reason: 'invalid' })
      return []
    }
    report.thing({ ...named, outcome: 'taken', became: { part: 'time-off', id } })
    const createdAt = toInstant(entry.createdAt) ?? now.toISOString()
    return [
      {
        ...{ id, fromDate, toDate, startTime: null, endTime: null, title, publicLabel: '' },
        ...{ kind: 'leave', isActive: true, createdAt },
      },
    ]
  }

  /** A day there lasts from 00:00 to 23:59:59 of UTC. */
  function dayOf(value: unknown): string | null {
    return toInstant(value)?.endsWith('T23:59:59.999Z')
      ? (toInstant(value)?.slice(0, 10) ?? null)
      : toDate(value, 'UTC')
  }
}
