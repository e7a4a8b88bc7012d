import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import type { StoredBrand } from '@/lib/shared/brand'
import type { LabelledClosure } from '@/lib/shared/time-off'
import { BRAND_FIELDS } from '../accounts/brand'
import type { RememberedResponse } from '../idempotency-keys'
import { isVisibleBy } from '../pages/page-links'
import { prepareStatement } from '../prepared'
import { LABELLED_CLOSURES, type Obstructions, obstructionsBetween } from './obstructions'
import {
  FORM,
  joinOwner,
  PAGE_TEXT_COLUMNS,
  type PageFormRow,
  type PageTexts,
  pageFields,
  type SchedulePage,
} from './schedule-columns'

/**
 * A page for anyone by its slug while it is active, with the id of one of its links, which a secret page needs, or by its id
 * for its owner, active or not.
 */
export type PageKey = BySlug | { id: string; owner: OwnerId }
export type BySlug = { slug: string; link?: string | null | undefined }

export type WithForm = SchedulePage & PageTexts & { form: PageFormRow | null }
/** A page as it is shown. `profile` is the username of its owner's public profile; null where the page is not on it. */
export type ShownPage = WithForm & { brand: StoredBrand; closures: LabelledClosure[]; profile: string | null }
export type WithBusy = SchedulePage & Obstructions
/** Not visible: no link leads to it any more, but the first request may have booked by it. */
export type ForBooking = WithBusy & WithForm & { remembered: RememberedResponse | null; isVisible: boolean }

function rememberedFor(key: SQL): SQL {
  return sql`(
      select json_build_object('requestHash', k.request_hash, 'response', k.response,
        'createdAt', (extract(epoch from k.created_at) * 1000)::float8)
      from idempotency_keys k where k.scope = 'page:' || p.id and k.key = ${key}
    )`
}

const OBSTRUCTIONS = obstructionsBetween(instantNamed('from'), instantNamed('to'))
const REMEMBERED = rememberedFor(sql`${sql.placeholder('idempotencyKey')}`)

const BY_ID = sql`p.id = ${sql.placeholder('id')} and p.user_id = ${sql.placeholder('owner')}`

const selectFacts = preparePageStatement<ShownPage>(
  sql`, ${PAGE_TEXT_COLUMNS}, ${FORM} as "form", json_build_object(${BRAND_FIELDS}) as "brand", ${LABELLED_CLOSURES} as "closures",
    case when s.show_profile and p.show_on_profile and p.visibility = 'public' then u.username end as "profile"`,
)
const selectId = prepareBothWays<{ id: string }>(
  (which) => sql`select p.id from time_slot_pages p ${joinOwner()} where ${which}`,
)
const selectWithBusy = preparePageStatement<WithBusy>(sql`, ${OBSTRUCTIONS}`)
const selectToForecast = preparePageStatement<WithBusy>(
  sql`, ${obstructionsBetween(instantNamed('from'), instantNamed('to'), { isLimited: sql`true` })}`,
)
/** For somebody who booked already: they need no link. */
const selectToMove = prepareStatement<WithBusy>(
  selectPage(
    sql`p.id = ${sql.placeholder('pageId')} and p.is_active`,
    sql`, ${obstructionsBetween(instantNamed('from'), instantNamed('to'), { without: sql`${sql.placeholder('bookingId')}::uuid` })}`,
  ),
)
const selectForBooking = prepareStatement<ForBooking>(
  selectPage(
    BY_ID,
    sql`, ${PAGE_TEXT_COLUMNS}, ${FORM} as "form", ${OBSTRUCTIONS}, ${REMEMBERED} as "remembered", true as "isVisible"`,
  ),
)

/**
 * Many visitors' requests at once, each with its index; a missing page has no row. The range holds every index: it is for
 * the planner, which expects a hundred rows of json_to_recordset, and one row within a range. For a hundred it may read all
 * pages, and it plans each call anew while the tables grow, which takes longer than running it.
 */
const selectForBookings = prepareStatement<ForBooking & { place: number }>(sql`
  select asked.place, ${pageFields()}, ${PAGE_TEXT_COLUMNS}, ${FORM} as "form", ${obstructionsBetween(sql`asked.from`, sql`asked.to`)},
    ${rememberedFor(sql`asked.key`)} as "remembered", ${isVisibleBy(sql`asked.link`)} as "isVisible"
  from json_to_recordset(${sql.placeholder('asks')}::json)
    as asked (place int, slug text, link text, "from" timestamptz, "to" timestamptz, key text)
  join time_slot_pages p on p.slug = asked.slug and p.is_active
  ${joinOwner()}
  where asked.place between 0 and 2147483647`)

export async function findSchedulePage(db: Database, key: PageKey): Promise<ShownPage | null> {
  return selectFacts(db, key)
}

/** The id of a page, without reading the rest of it. */
export async function findPageId(db: Database, key: PageKey): Promise<string | null> {
  const row = await selectId(db, key)
  return row?.id ?? null
}

/** Finds the page with the owner's busy periods that overlap [from, to), in one round trip. */
export async function findPageWithBusy(
  db: Database,
  key: PageKey,
  { from, to }: { from: Date; to: Date },
): Promise<WithBusy | null> {
  return selectWithBusy(db, key, { from: from.toISOString(), to: to.toISOString() })
}

/** The same with the starts that count for limits that the page may get. */
export async function findPageToForecast(
  db: Database,
  key: PageKey,
  { from, to }: { from: Date; to: Date },
): Promise<WithBusy | null> {
  return selectToForecast(db, key, { from: from.toISOString(), to: to.toISOString() })
}

/** An active page by its id, as if one of its bookings were not there. */
export async function findPageToMove(
  db: Database,
  pageId: string,
  { bookingId, from, to }: { bookingId: string; from: Date; to: Date },
): Promise<WithBusy | null> {
  const [row] = await selectToMove(db, { pageId, bookingId, from: from.toISOString(), to: to.toISOString() })
  return row ?? null
}

export type BookingQuestion<Key extends PageKey> = { key: Key; from: Date; to: Date; idempotencyKey: string | null }

/** The owner's page with the stored response of an idempotency key. */
export async function findPageForBooking(
  db: Database,
  { key, from, to, idempotencyKey }: BookingQuestion<Exclude<PageKey, BySlug>>,
): Promise<ForBooking | null> {
  const values = { from: from.toISOString(), to: to.toISOString(), idempotencyKey }
  const [row] = await selectForBooking(db, { ...key, ...values })
  return row ?? null
}

/** The same for many visitors in one round trip; results are in the order of the requests. */
export async function findPagesForBooking(
  db: Database,
  questions: BookingQuestion<BySlug>[],
): Promise<(ForBooking | null)[]> {
  const asks = questions.map(({ key, from, to, idempotencyKey }, place) => ({
    place,
    slug: key.slug,
    link: key.link,
    from,
    to,
    key: idempotencyKey,
  }))
  const rows = await selectForBookings(db, { asks: JSON.stringify(asks) })
  const answers = questions.map((): ForBooking | null => null)
  for (const { place, ...page } of rows) answers[place] = page
  return answers
}

/** One statement for each way to name a page. */
function preparePageStatement<T>(more: SQL) {
  return prepareBothWays<T>((which) => selectPage(which, more))
}

function prepareBothWays<T>(select: (which: SQL) => SQL) {
  const bySlug = prepareStatement<T>(
    select(
      sql`p.slug = ${sql.placeholder('slug')} and p.is_active and ${isVisibleBy(sql`${sql.placeholder('link')}`)}`,
    ),
  )
  const byId = prepareStatement<T>(select(BY_ID))
  return async (db: Database, key: PageKey, values: Record<string, unknown> = {}): Promise<T | null> => {
    const [row] = await ('slug' in key
      ? bySlug(db, { ...key, link: key.link ?? null, ...values })
      : byId(db, { ...key, ...values }))
    return row ?? null
  }
}

function selectPage(which: SQL, more: SQL): SQL {
  return sql`
    select ${pageFields()}
      ${more}
    from time_slot_pages p
    ${joinOwner()}
    where ${which}`
}

function instantNamed(name: string): SQL {
  return sql`${sql.placeholder(name)}::timestamptz`
}
