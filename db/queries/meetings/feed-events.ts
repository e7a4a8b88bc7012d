import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import type { IntegrationType } from '@/lib/shared/calendars/integration'
import type { LocationData, MeetingLocation } from '@/lib/shared/calendars/locations'
import { OWN_SOURCES } from '@/lib/shared/calendars/sources'
import type { OwnerLanguage } from '@/lib/shared/languages'
import type { MeetingFeedKind } from '@/lib/shared/meeting-feeds'
import type { MeetingStatus } from '@/lib/shared/statuses'
import { oneOf } from '../../schema/columns'
import { OWNER_NAME } from '../accounts/brand'
import { isOpenAccount } from '../accounts/open-account'
import { OWNER_LANGUAGE } from '../accounts/owner-language'
import { rowsOf } from '../rows'

const PAST_DAYS = 90
const CANCELLED_DAYS = 30

/** A feed with its owner. `digest` changes with whatever its events are made of. */
export type FoundFeed = {
  id: string
  userId: string
  kind: MeetingFeedKind
  pageId: string | null
  pageTitle: string | null
  lastReadAt: Date | null
  ownerName: string
  /** Null for a team. */
  ownerEmail: string | null
  /** Its slug; null for another account. */
  team: string | null
  language: OwnerLanguage
  digest: string
}

/** Times are epoch milliseconds. */
export type FeedEventRow = {
  id: string
  bookingId: string | null
  title: string
  description: string
  start: number
  end: number
  location: MeetingLocation
  locationData: LocationData
  attendees: string[]
  status: MeetingStatus
  icalUid: string | null
  sequence: number
  updatedAt: number
  attendeeName: string | null
  attendeeEmail: string | null
  /** UID of its main event at a provider, and the type of that connection. */
  mainUid: string | null
  mainType: IntegrationType | null
}

type Scope = { userId: SQL; pageId: SQL; now: SQL }

const WITH_BOOKING_AND_EVENT = sql`
  from meetings m
  left join time_slot_bookings b on b.id = m.booking_id and b.user_id = m.user_id
  left join lateral (
    select e.ical_uid, i.type, e.xmin from calendar_events e join integrations i on i.id = e.integration_id
    where e.meeting_id = m.id and e.user_id = m.user_id and e.role = 'main' and e.ical_uid is not null
    order by (e.state = 'cancelled'), e.created_at limit 1
  ) main on true`

/** Whole days, so that the events of a feed change with them and not with each read. */
const eventsOf = ({ userId, pageId, now }: Scope) => sql`${WITH_BOOKING_AND_EVENT}
  where m.user_id = ${userId} and ${oneOf(sql`m.primary_source`, OWN_SOURCES)}
    and m.start_time >= date_trunc('day', ${now} at time zone 'UTC') at time zone 'UTC'
      - make_interval(days => ${PAST_DAYS})
    and (m.status <> 'cancelled'
      or coalesce(b.cancelled_at, m.updated_at) > ${now} - make_interval(days => ${CANCELLED_DAYS}))
    and (${pageId} is null or b.page_id = ${pageId})`

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`

/** Null for an unknown token, and while the account is closed. The digest is that of row versions, which each update of a row changes. */
export async function findMeetingFeed(db: Database, tokenHash: string, now: Date): Promise<FoundFeed | null> {
  const scope = { userId: sql`f.user_id`, pageId: sql`f.page_id`, now: at(now) }
  const found = await db.execute(sql`
    select f.id, f.user_id as "userId", f.kind, f.page_id as "pageId", p.title as "pageTitle", f.last_read_at as "lastReadAt",
      ${OWNER_NAME} as "ownerName", u.email as "ownerEmail", ${OWNER_LANGUAGE} as "language",
      case when u.kind = 'team' then u.username end as "team",
      (select coalesce(md5(string_agg(concat_ws(' ', m.id, m.xmin, b.xmin, main.xmin), ',' order by m.id)), '')
        ${eventsOf(scope)}) as "digest"
    from meeting_feeds f join users u on u.id = f.user_id and ${isOpenAccount(sql`u`)}
      left join user_settings s on s.user_id = f.user_id
      left join time_slot_pages p on p.id = f.page_id
    where f.token_hash = ${tokenHash}`)
  const [row] = rowsOf<FoundFeed>(found)
  return row ? { ...row, lastReadAt: row.lastReadAt && new Date(row.lastReadAt) } : null
}

const EVENT = sql`m.id, m.booking_id as "bookingId", m.title, m.description,
      (extract(epoch from m.start_time) * 1000)::float8 as "start",
      (extract(epoch from m.end_time) * 1000)::float8 as "end",
      m.location, m.location_data as "locationData", m.attendees, m.status, m.ical_uid as "icalUid", m.ical_sequence as "sequence",
      (extract(epoch from m.updated_at) * 1000)::float8 as "updatedAt", b.attendee_name as "attendeeName",
      b.attendee_email as "attendeeEmail", main.ical_uid as "mainUid", main.type as "mainType"`

/** The ids of all meetings of an owner, however old. */
export async function listAllEventIds(db: Database, owner: OwnerId): Promise<string[]> {
  const rows = await db.execute(sql`
    select m.id from meetings m where m.user_id = ${owner}::uuid and ${oneOf(sql`m.primary_source`, OWN_SOURCES)}`)
  return rowsOf<{ id: string }>(rows)
    .map(({ id }) => id)
    .sort()
}

/** Those of the ids that are still there, by id. In order of their ids they would be sought among everybody's meetings. */
export async function listEventsOf(db: Database, owner: OwnerId, ids: readonly string[]): Promise<FeedEventRow[]> {
  const rows = await db.execute(sql`
    select ${EVENT} ${WITH_BOOKING_AND_EVENT}
    where m.user_id = ${owner}::uuid and m.id = any(${sql.param([...ids])}::uuid[]) order by m.id`)
  return rowsOf(rows)
}

/** The next ones first, then those that were last. */
export async function listFeedEvents(
  db: Database,
  feed: Pick<FoundFeed, 'userId' | 'pageId'>,
  now: Date,
  limit: number,
): Promise<FeedEventRow[]> {
  const scope = { userId: sql`${feed.userId}::uuid`, pageId: sql`${feed.pageId}::uuid`, now: at(now) }
  const rows = await db.execute(sql`
    select ${EVENT} ${eventsOf(scope)}
    order by (m.end_time < ${at(now)}), abs(extract(epoch from m.start_time - ${at(now)})), m.id
    limit ${limit}`)
  return rowsOf(rows)
}
