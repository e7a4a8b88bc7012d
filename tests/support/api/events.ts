import { sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { database } from '@/db/client'
import { rowsOf } from '@/db/queries/rows'
import type { FakeProviders } from '@/dev/fake-providers/fake-providers'
import { deliverDue } from '@/lib/outbox/deliver'
import { createPage, inDays, visitor } from '../factories/pages'
import { book } from './bookings'
import { connectBy, integrationsOf } from './connect'
import { newEmail, signInOwner } from './owner'

export type Owner = Awaited<ReturnType<typeof signInOwner>>

/** An owner with accounts of the fake providers; `google`, `microsoft` and `zoom` are their ids. */
export async function connectedOwner(fakes: FakeProviders, ...providers: ('google' | 'microsoft' | 'zoom')[]) {
  const owner = await signInOwner()
  for (const provider of providers) await connectBy(fakes, owner, provider)
  const ids = Object.fromEntries((await integrationsOf(owner)).map(({ id, type }) => [type, id]))
  return { owner, google: ids.google_calendar ?? '', microsoft: ids.outlook ?? '', zoom: ids.zoom ?? '' }
}

export async function bookOn(owner: Owner, fields: object, headers: Record<string, string> = {}, day = 3) {
  const page = await createPage(owner, fields)
  const attendee = newEmail('vera')
  const body = visitor(inDays(day), { attendeeEmail: attendee })
  const send = () => book(page.slug, body, headers)
  return { page, attendee, book: send, answer: await send() }
}

type EventState = {
  role: string
  state: string
  calendar: string
  error: string | null
  ownerEdit: string | null
  made: boolean
  sequence: number
}

export async function eventsOf(meetingId: string): Promise<EventState[]> {
  return rowsOf<EventState>(
    await database().execute(sql`
      select role, state, calendar_id as calendar, error, owner_edit as "ownerEdit", external_id is not null as made, written_sequence as sequence
      from calendar_events where meeting_id = ${meetingId} order by created_at, id`),
  )
}

/** Ends the backoff after a failure and the lease of a dead process. */
export async function runAgain(): Promise<void> {
  await database().execute(
    sql`update outbox set next_attempt_at = now() - interval '1 second'
        where done_at is null and failed_at is null and template = 'calendar-events'`,
  )
  await deliverDue()
}

/** Ends the time for which mails are held back. */
export async function endHold(): Promise<void> {
  await database().execute(
    sql`update outbox set next_attempt_at = now() - interval '1 second'
        where done_at is null and failed_at is null and template <> 'calendar-events'`,
  )
  await deliverDue()
}

/** Parses an email's calendar file; null without one. */
export function readFile(file: string | null | undefined) {
  if (!file) return null
  const calendar = new ICAL.Component(ICAL.parse(file))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    location: event.location,
  }
}
