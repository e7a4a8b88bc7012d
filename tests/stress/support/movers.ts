import { instantAt } from '@/tests/support/instants'
import type { HttpAnswer, HttpClient } from './http-client'
import type { Queryable } from './invariants'
import { book, newEmail, type Page } from './people'

/** A booking as its visitor got it. */
export type Booked = { id: string; meetingId: string; token: string; startTime: string }

type Answered = { booking: { id: string; manageUrl: string; startTime: string }; meeting: { id: string } }

/** Bookings of one page at the given minutes of a day, each by somebody else. */
export function bookMany(visitor: HttpClient, page: Page, starts: { day: number; minutes: number }[]) {
  return Promise.all(
    starts.map(async ({ day, minutes }): Promise<Booked> => {
      const startTime = instantAt(day, minutes)
      const attempt = { slug: page.slug, startTime, email: newEmail('visitor'), key: newEmail('key') }
      const { status, text, body } = await book(visitor, attempt)
      if (status !== 201) throw new Error(`Not booked: ${text}`)
      const { booking, meeting } = body as Answered
      return { id: booking.id, meetingId: meeting.id, token: booking.manageUrl.split('/').at(-1) ?? '', startTime }
    }),
  )
}

export const move = (visitor: HttpClient, { token, startTime: from }: Booked, startTime: string) =>
  visitor.post(`/api/bookings/${token}/move`, { startTime, from })

export const cancel = (visitor: HttpClient, { token }: Booked) => visitor.post(`/api/bookings/${token}/cancel`, {})

/** `approve`, `decline` or `move`. */
export const byOwner = (owner: HttpClient, { meetingId }: Booked, deed: string, body: object = {}) =>
  owner.post(`/api/meetings/${meetingId}/${deed}`, body)

export const codeOf = ({ body }: HttpAnswer) => (body as { code?: string } | undefined)?.code

/** The answers as `200` or `409 code`, each with how often. */
export function tally(answers: HttpAnswer[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const answer of answers) {
    const name = answer.status < 300 ? `${answer.status}` : `${answer.status} ${codeOf(answer)}`
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** Everything that a move may change, of all bookings: as one text each. */
export async function readPlaces(database: Queryable): Promise<Map<string, string>> {
  const { rows } =
    await database.query(`select b.id, concat_ws(' ', b.status, b.start_time, b.end_time, b.guard_start, b.guard_end,
    b.moves, b.history, m.start_time, m.end_time, m.status, m.ical_sequence) as place
    from time_slot_bookings b join meetings m on m.booking_id = b.id`)
  return new Map((rows as { id: string; place: string }[]).map(({ id, place }) => [id, place]))
}

const STEPS = (what: string) =>
  `(select count(*)::int from jsonb_array_elements(b.history) step where step ->> 'what' = '${what}')`
const MAILS = (template: string) =>
  `(select count(*)::int from outbox o where o.meeting_id = m.id and o.template = '${template}')`
/**
 * Each move is in one of these mails: in a later one than its own, where that had not left yet. Who is back at a time before is told nothing,
 * if nothing had left.
 */
const IS_TOLD = (...templates: string[]) =>
  `not exists (select from jsonb_array_elements(b.history) step where step ->> 'what' = 'moved' and not exists (
    select from outbox o where o.meeting_id = m.id and o.created_at >= (step ->> 'at')::timestamptz
      and o.template in (${templates.map((name) => `'booking-${name}'`).join(', ')}))
    and not exists (select from jsonb_array_elements(b.history) earlier where (earlier ->> 'from')::timestamptz = b.start_time))`
const BOTH = 'time_slot_bookings b join meetings m on m.booking_id = b.id'
const IS_OPEN = `b.status in ('confirmed', 'pending')`

/** Queries that count violations of what moves and decisions promise, which must be zero. */
const NEVER = {
  otherTimesThanTheirMeeting: `${BOTH} where (b.start_time, b.end_time) is distinct from (m.start_time, m.end_time)`,
  otherStatusThanTheirMeeting: `${BOTH} where m.status <> case when ${IS_OPEN} then b.status else 'cancelled' end`,
  elsewhereThanTheirLastMove: `${BOTH} where b.history @> '[{"what": "moved"}]' and b.start_time <> (
    select (step ->> 'to')::timestamptz from jsonb_array_elements(b.history) with ordinality as steps (step, place)
    where step ->> 'what' = 'moved' order by place desc limit 1)`,
  movesFromAnotherPlace: `${BOTH} cross join lateral (
    select step ->> 'from' as came, lag(step ->> 'to') over (order by place) as was
    from jsonb_array_elements(b.history) with ordinality as steps (step, place) where step ->> 'what' = 'moved') moves
    where moves.came <> moves.was`,
  movesThatOneSideIsNotTold: `${BOTH} where ${IS_OPEN} and not (${IS_TOLD('request', 'confirmation', 'moved')}
    and ${IS_TOLD('request-notice', 'notice', 'moved-notice')})`,
  movesThatAreToldTwice: `${BOTH} where ${MAILS('booking-moved')} > ${STEPS('moved')}
    or ${MAILS('booking-moved-notice')} > ${STEPS('moved')}`,
  sequenceNotByMoves: `${BOTH} where b.status = 'confirmed' and b.expires_at is null and m.ical_sequence <> ${STEPS('moved')}`,
  decidedTwice: `${BOTH} where ${STEPS('approved')} + ${STEPS('declined')} + ${STEPS('expired')} > 1`,
  endsWithoutTheirMail: `${BOTH} where b.status in ('declined', 'expired') and ${MAILS('booking-declined')} + ${MAILS('booking-expired')} <> 1`,
  confirmationsOfTheEnded: `${BOTH} where b.status in ('declined', 'expired') and ${MAILS('booking-confirmation')} > 0`,
}

/** The names of what was found, with how often; empty when everything holds. */
export async function findMisplaced(database: Queryable): Promise<Record<string, number>> {
  const counts = Object.entries(NEVER).map(([name, source]) => `(select count(*)::int from ${source}) as "${name}"`)
  const { rows } = await database.query(`select ${counts.join(', ')}`)
  return Object.fromEntries(Object.entries(rows[0] as Record<string, number>).filter(([, count]) => count > 0))
}
