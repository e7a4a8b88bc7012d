import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { laneConditions, type OutboxLane, type outbox } from '@/db/schema'
import type { WordsForReader } from '@/lib/shared/booking-rules'
import type { Language } from '@/lib/shared/languages'
import { MAIL_OWNER, type MailOwnerFacts } from '../accounts/mail-owner'
import { rowsOf } from '../rows'

export type ClaimedRow = Pick<
  typeof outbox.$inferSelect,
  'id' | 'userId' | 'meetingId' | 'template' | 'payload' | 'attempts' | 'expiresAt' | 'heldFor'
>
/** The language of a booking, and its page with the texts in that language; null once the page is deleted. */
type BookingFacts = {
  language: Language
  page: {
    language: Language
    title: string
    description: string
    translated: { title?: string; description?: string } | null
    words: WordsForReader | null
  } | null
}
/** With the owner's look, clock and language, and the booking's facts, at this moment; null for a mail without one. */
export type ClaimedMail = ClaimedRow & { owner: MailOwnerFacts | null; booking: BookingFacts | null }

/** Mails are claimed by owners in turn; events of meetings and timed mails by the time at which they are due. */
export type MailLane = Exclude<OutboxLane, 'events' | 'timed'>

const LANES = laneConditions(sql`o.template`)
const OWNER = sql`coalesce(o.user_id, '00000000-0000-0000-0000-000000000000'::uuid)`
const WAITS = sql`o.done_at is null and o.failed_at is null`
const CLAIMED = sql`o.id, o.user_id as "userId", o.meeting_id as "meetingId", o.template, o.payload, o.attempts,
  o.expires_at as "expiresAt", o.held_for as "heldFor"`

const READERS = sql`(
    select ${MAIL_OWNER}
    from users u left join user_settings s on s.user_id = u.id where u.id = o.user_id
  ) as "ownerFacts", (
    select json_build_object('language', b.language, 'page', case when p.id is not null then json_build_object(
      'title', p.title, 'description', p.description, 'translated', p.translations -> b.language,
      'language', coalesce(p.text_language, s.language, 'en'), 'words', (
        select json_object_agg(mail, json_build_object('main', words - 'translations',
          'translated', words -> 'translations' -> b.language)) from jsonb_each(p.mail_words) as own(mail, words))) end)
    from meetings m join time_slot_bookings b on b.id = m.booking_id and b.user_id = m.user_id
      left join time_slot_pages p on p.id = b.page_id and p.user_id = b.user_id
      left join user_settings s on s.user_id = p.user_id
    where m.id = o.meeting_id
  ) as booking`

/**
 * The limit keeps the conditions on waiting rows out of this, so that it can only use the primary key. With stale
 * statistics, Postgres would read a whole index of waiting rows for each claim.
 */
const LOCKED = sql`
  select o.id, o.done_at, o.failed_at, o.next_attempt_at from outbox o where o.id = due.id limit 1 for update skip locked`

type Lease = { now: Date; leaseEnd: Date }
/** A new attempt of an email clears the last error. The error of events stays, because waiting requests read it. */
const MAIL_ATTEMPT = sql`attempts = o.attempts + 1, last_error = null`
const EVENTS_ATTEMPT = sql`attempts = o.attempts + 1`

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`

/**
 * Claims due emails of up to `limit` owners for one attempt, starting with the owner after `after`: one per owner, and
 * more if there are fewer owners. No other process claims them until `leaseEnd`; if this process dies, they are due
 * then. The next call starts after `last`; null starts at the first owner again. Each owner costs one step in the
 * index, so the cost does not depend on the number of waiting emails.
 */
export async function claimInTurn(
  db: Database,
  { lane, limit, after, now, leaseEnd }: Lease & { lane: MailLane; limit: number; after: string | null },
): Promise<{ rows: ClaimedMail[]; last: string | null }> {
  const isDue = sql`${WAITS} and ${LANES[lane]} and o.next_attempt_at <= ${at(now)}`
  const next = (from: SQL) =>
    sql`select ${OWNER} as owner from outbox o where ${isDue} ${from} order by ${OWNER}, o.next_attempt_at limit 1`
  const statement = sql`
    with recursive turns (owner, place) as (
      select first.owner, 1 from (${next(after ? sql`and ${OWNER} > ${after}::uuid` : sql``)}) first
      union all
      select following.owner, turns.place + 1 from turns
        cross join lateral (${next(sql`and ${OWNER} > turns.owner`)}) following
      where turns.place < ${limit}::int
    ), due as (
      select mail.id, mail.round, turns.place, turns.owner from turns cross join lateral (
        select o.id, row_number() over (order by o.next_attempt_at) as round
        from outbox o where ${isDue} and ${OWNER} = turns.owner
        order by o.next_attempt_at limit ${limit}::int
      ) mail
    ), taken as (
      select o.id, due.place, due.owner from (select * from due order by due.round, due.place) due
        cross join lateral (${LOCKED}) o
      where ${WAITS} and o.next_attempt_at <= ${at(now)} limit ${limit}::int
    )
    update outbox o set ${MAIL_ATTEMPT}, next_attempt_at = ${at(leaseEnd)}
    from taken where o.id = taken.id
    returning ${CLAIMED}, ${READERS}, taken.place, taken.owner`
  const rows = rowsOf<RawMail & { place: number; owner: string }>(await db.execute(statement))
  const furthest = rows.reduce((most, row) => (row.place > (most?.place ?? 0) ? row : most), rows[0])
  const reachedEnd = (furthest?.place ?? 0) < limit
  return { rows: rows.map(toClaimedMail), last: reachedEnd ? null : (furthest?.owner ?? null) }
}

/**
 * Claims timed emails in the order in which they became due. No turns: the meetings of one owner do not overlap, so that few
 * of theirs are due at once.
 */
export async function claimTimed(
  db: Database,
  { limit, now, leaseEnd }: Lease & { limit: number },
): Promise<ClaimedMail[]> {
  const result = await db.execute(sql`
    update outbox o set ${MAIL_ATTEMPT}, next_attempt_at = ${at(leaseEnd)}
    where o.id in (
      select o.id from outbox o where ${WAITS} and ${LANES.timed} and o.next_attempt_at <= ${at(now)}
      order by o.next_attempt_at limit ${limit}::int for update skip locked
    )
    returning ${CLAIMED}, ${READERS}`)
  return rowsOf<RawMail>(result).map(toClaimedMail)
}

/** No lease holds it: due, or not tried yet. */
const isFree = (now: Date) => sql`(o.attempts = 0 or o.next_attempt_at <= ${at(now)})`

/** Claims one row, due or not; none while another process, or another delivery of this one, has it. */
export async function claimOne(db: Database, id: string, { now, leaseEnd }: Lease): Promise<ClaimedMail | null> {
  const [row] = rowsOf<RawMail>(
    await db.execute(sql`
      update outbox o set ${MAIL_ATTEMPT}, next_attempt_at = ${at(leaseEnd)}
      where o.id = (
        select o.id from outbox o where o.id = ${id}::uuid and ${WAITS} and ${isFree(now)} for update skip locked
      )
      returning ${CLAIMED}, ${READERS}`),
  )
  return row ? toClaimedMail(row) : null
}

/** Claims due rows of meetings with events, or a given one, due or not, that no lease holds. */
export async function claimEvents(
  db: Database,
  { id, limit, now, leaseEnd }: Lease & { limit: number; id?: string },
): Promise<ClaimedRow[]> {
  const which = id ? sql`o.id = ${id}::uuid and ${isFree(now)}` : sql`o.next_attempt_at <= ${at(now)}`
  const result = await db.execute(sql`
    update outbox o set ${EVENTS_ATTEMPT}, next_attempt_at = ${at(leaseEnd)}
    where o.id in (
      select o.id from outbox o where ${WAITS} and ${LANES.events} and ${which}
      order by o.next_attempt_at limit ${limit}::int for update skip locked
    )
    returning ${CLAIMED}`)
  return rowsOf<Raw>(result).map(toClaimed)
}

/** Drivers return a raw statement's instants as texts or as dates. */
type Raw = Omit<ClaimedRow, 'expiresAt'> & { expiresAt: string | Date }

type RawMail = Raw & { ownerFacts: MailOwnerFacts | null; booking: BookingFacts | null }

function toClaimedMail(row: RawMail): ClaimedMail {
  return { ...toClaimed(row), owner: row.ownerFacts, booking: row.booking }
}

function toClaimed({ id, userId, meetingId, template, payload, attempts, expiresAt, heldFor }: Raw): ClaimedRow {
  return { id, userId, meetingId, template, payload, attempts, expiresAt: new Date(expiresAt), heldFor }
}
