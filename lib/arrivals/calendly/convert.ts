import { isTimezone, localDate } from '@/lib/scheduling'
import { AppError } from '@/lib/shared/errors'
import { MAX_TITLE } from '@/lib/shared/text/text'
import { idsOf } from '../arrived-id'
import type { ConvertContext, Converter, Line } from '../converter'
import { drain } from '../drain'
import { fitSettings, NO_LANGUAGE } from '../fit-settings'
import { MAX_ARRIVED_BOOKINGS, MAX_ARRIVED_PAGES } from '../limits'
import { isLoose, type Loose, textOf } from '../loose'
import { tooMany } from '../refusals'
import { compare, ReportWriter } from '../report-writer'
import { fitLine } from '../texts'
import { type ConvertedBookings, convertEvent } from './bookings'
import { type Answers, readDocuments } from './documents'
import { CALENDLY_FIELDS } from './fields'
import { type Hours, readHours } from './hours'
import { type ConvertedPage, toPage } from './pages'

/** Resources that are read in one turn of the event loop. */
const AT_ONCE = 100
const GROUPED_AT_ONCE = 1_000

/** An account from the answers of Calendly's API, version 2. */
export const convertCalendly: Converter = async (documents, context) => {
  const answers = await readDocuments(documents, context.pause)
  if (answers.eventTypes.length > MAX_ARRIVED_PAGES) throw tooMany('event types', MAX_ARRIVED_PAGES)
  if (answers.events.length > MAX_ARRIVED_BOOKINGS) throw tooMany('events', MAX_ARRIVED_BOOKINGS)
  const { users, eventTypes, schedules, events } = answers
  if (users.length + eventTypes.length + schedules.length + events.length === 0) throw new AppError('nothing_found')
  const account = accountOf(answers)
  const toId = idsOf('calendly', account)
  const report = new ReportWriter('calendly', CALENDLY_FIELDS)
  await countFields(answers, report, context)
  const hoursOf = hoursBy(answers, report, context)
  const pages = new Map<string, ConvertedPage>()
  for (const type of eventTypes) {
    await context.pause()
    pages.set(textOf(type.uri), toPage(type, { toId, hours: hoursOf(textOf(type.uri)), context, report }))
  }
  const into: ConvertedBookings = { bookings: [], meetings: [], responses: [], ended: [], bookingRefs: new Map() }
  const inviteesOf = await groupInvitees(answers.invitees, context)
  let place = 0
  for (const event of drain(events)) {
    if (place++ % AT_ONCE === 0) await context.pause()
    convertEvent(event, inOrder(inviteesOf.get(textOf(event.uri)) ?? []), { toId, pages, context, report, into })
    inviteesOf.delete(textOf(event.uri))
  }
  for (const [event, { length }] of inviteesOf) {
    report.note({ kind: 'invitee', field: 'event', outcome: 'left_out', reason: 'invalid', note: ALONE }, event, length)
  }
  const converted = [...pages.values()]
  const { ended, bookingRefs, ...lists } = into
  const settings = settingsOf(users[0], report)
  return {
    account,
    lines: {
      forms: converted.flatMap(({ form }) => (form ? [form.line] : [])),
      pages: converted.map(({ page }) => page),
      ...lists,
      ...(settings && { settings: [settings] }),
    },
    report: report.finish(account),
    connect: [...new Set(converted.flatMap(({ provider }) => (provider ? [provider] : [])))].toSorted(),
    ended,
    bookingRefs,
  }
}

/** The address of the person whose account it is, by whichever answer names them. */
function accountOf({ users, eventTypes, schedules }: Answers): string {
  const owners = eventTypes.flatMap(({ profile }) => (isLoose(profile) ? [textOf(profile.owner)] : []))
  const named = [textOf(users[0]?.uri), ...schedules.map(({ user }) => textOf(user)), ...owners].find(Boolean)
  return named ?? 'calendly'
}

async function countFields(answers: Answers, report: ReportWriter, { pause }: ConvertContext): Promise<void> {
  const kinds = {
    user: answers.users,
    event_type: answers.eventTypes,
    schedule: answers.schedules,
    scheduled_event: answers.events,
    invitee: answers.invitees,
  }
  for (const [kind, resources] of Object.entries(kinds)) {
    for (const [place, resource] of resources.entries()) {
      if (place % AT_ONCE === 0) await pause()
      report.saw(kind, resource)
    }
  }
}

/** The hours of an event type: its own, where an answer names it, else those of the default schedule. */
function hoursBy({ users, schedules }: Answers, report: ReportWriter, { now, timezone }: ConvertContext) {
  const ownZone = textOf(users[0]?.timezone)
  const zone = isTimezone(ownZone) ? ownZone : timezone
  const today = localDate(zone, now.getTime())
  const read = new Map(schedules.map((one) => [one, readHours(one, zone, today, report)]))
  const standard = schedules.find((one) => one.default === true) ?? schedules.find((one) => !one.event_type)
  for (const one of schedules) nameSchedule(one, one === standard || Boolean(one.event_type), report)
  const closed: Hours = { timezone: zone, availabilities: [], dates: [] }
  return (eventType: string): Hours => {
    const own = schedules.find((one) => textOf(one.event_type) === eventType)
    const chosen = own ?? standard
    return (chosen && read.get(chosen)) ?? closed
  }
}

/** The API does not tell which event types have a schedule that is not the default one. */
function nameSchedule(schedule: Loose, isUsed: boolean, report: ReportWriter): void {
  const title = fitLine(schedule.name, MAX_TITLE).text
  const ref = textOf(schedule.uri) || textOf(schedule.event_type)
  const rest = isUsed
    ? { outcome: 'taken' as const }
    : { outcome: 'left_out' as const, reason: 'no_counterpart' as const }
  report.thing({ kind: 'schedule', ref, title, ...rest })
  if (isUsed) return
  report.note({ kind: 'schedule', field: 'uri', outcome: 'left_out', reason: 'no_counterpart', note: UNUSED }, ref)
}

const ALONE = 'The event is not among the documents.'
const UNUSED = 'The API does not tell which pages have these hours; they have those of the default schedule.'

async function groupInvitees(invitees: Loose[], { pause }: ConvertContext): Promise<Map<string, Loose[]>> {
  const groups = new Map<string, Loose[]>()
  let place = 0
  for (const invitee of drain(invitees)) {
    if (place++ % GROUPED_AT_ONCE === 0) await pause()
    const event = textOf(invitee.event) || textOf(invitee.uri).replace(/\/invitees\/.*$/, '')
    const known = groups.get(event)
    if (known) known.push(invitee)
    else groups.set(event, [invitee])
  }
  return groups
}

/** In the order in which they came. */
const inOrder = (invitees: readonly Loose[]) =>
  invitees.toSorted((one, other) => compare(textOf(one.created_at), textOf(other.created_at)))

function settingsOf(user: Loose | undefined, report: ReportWriter): Line<'settings'> | null {
  if (!user) return null
  const { uri, name, timezone: zone, time_notation: clock, locale } = user
  const settings = fitSettings({ name, zone, clock, locale })
  if (locale && !settings?.language) {
    const entry = { kind: 'user', field: 'locale', outcome: 'left_out', reason: 'no_counterpart' } as const
    report.note({ ...entry, note: NO_LANGUAGE }, textOf(uri))
  }
  return settings
}
