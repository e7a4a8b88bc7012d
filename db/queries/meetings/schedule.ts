import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import type { StoredBrand } from '@/lib/vocabulary/brand'
import type { LabelledClosure } from '@/lib/vocabulary/time-off'
import { BRAND_FIELDS } from '../accounts/brand'
import type { RememberedResponse } from '../idempotency-keys'
import { prepareStatement } from '../prepared'
import { LABELLED_CLOSURES, type Obstructions, obstructionsBetween } from './obstructions'
import { FORM, joinOwner, type PageFormRow, pageFields, type SchedulePage } from './schedule-columns'

/** A page for anyone by its slug while it is active, or by its id for its owner, active or not. */
export type PageKey = { slug: string } | { id: string; owner: OwnerId }

export type WithForm = SchedulePage & { form: PageFormRow | null }
/** A page as it is shown. */
export type ShownPage = WithForm & { brand: StoredBrand; closures: LabelledClosure[] }
export type WithBusy = SchedulePage & Obstructions
export type ForBooking = WithBusy & WithForm & { remembered: RememberedResponse | null }

function rememberedFor(key: SQL): SQL {
  return sql`(
      select json_build_object('requestHash', k.request_hash, 'response', k.response,
        'createdAt', (extract(epoch from k.created_at) * 1000)::float8)
      from idempotency_keys k where k.scope = 'page:' || p.id and k.key = ${key}
    )`
}

const OBSTRUCTIONS = obstructionsBetween(instantNamed('from'), instantNamed('to'))
const REMEMBERED = rememberedFor(sql`${sql.placeholder('idempotencyKey')}`)

const selectFacts = preparePageStatement<ShownPage>(
  sql`, ${FORM} as "form", json_build_object(${BRAND_FIELDS}) as "brand", ${LABELLED_CLOSURES} as "closures"`,
)
const selectWithBusy = preparePageStatement<WithBusy>(sql`, ${OBSTRUCTIONS}`)
const selectToForecast = preparePageStatement<WithBusy>(
  sql`, ${obstructionsBetween(instantNamed('from'), instantNamed('to'), { isLimited: sql`true` })}`,
)
const selectToMove = preparePageStatement<WithBusy>(
  sql`, ${obstructionsBetween(instantNamed('from'), instantNamed('to'), { without: sql`${sql.placeholder('bookingId')}::uuid` })}`,
)
const selectForBooking = preparePageStatement<ForBooking>(
  sql`, ${FORM} as "form", ${OBSTRUCTIONS}, ${REMEMBERED} as "remembered"`,
)

/** Many visitors' requests at once, each with its index; a missing page has no row. */
const selectForBookings = prepareStatement<ForBooking & { place: number }>(sql`
  select asked.place, ${pageFields()}, ${FORM} as "form", ${obstructionsBetween(sql`asked.from`, sql`asked.to`)},
    ${rememberedFor(sql`asked.key`)} as "remembered"
  from json_to_recordset(${sql.placeholder('asks')}::json)
    as asked (place int, slug text, "from" timestamptz, "to" timestamptz, key text)
  join time_slot_pages p on p.slug = asked.slug and p.is_active
  ${joinOwner()}`)

export async function findSchedulePage(db: Database, key: PageKey): Promise<ShownPage | null> {
  return selectFacts(db, key)
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

/** The same as if one of its bookings were not there. */
export async function findPageToMove(
  db: Database,
  key: PageKey,
  { bookingId, from, to }: { bookingId: string; from: Date; to: Date },
): Promise<WithBusy | null> {
  return selectToMove(db, key, { bookingId, from: from.toISOString(), to: to.toISOString() })
}

export type BookingQuestion = { key: PageKey; from: Date; to: Date; idempotencyKey: string | null }

/** The same, with the stored response of an idempotency key. */
export async function findPageForBooking(
  db: Database,
  { key, from, to, idempotencyKey }: BookingQuestion,
): Promise<ForBooking | null> {
  return selectForBooking(db, key, { from: from.toISOString(), to: to.toISOString(), idempotencyKey })
}

/** The same for many visitors in one round trip; results are in the order of the requests. */
export async function findPagesForBooking(
  db: Database,
  questions: (BookingQuestion & { key: { slug: string } })[],
): Promise<(ForBooking | null)[]> {
  const asks = questions.map(({ key, from, to, idempotencyKey }, place) => ({
    place,
    slug: key.slug,
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
  const bySlug = prepareStatement<T>(selectPage(sql`p.slug = ${sql.placeholder('slug')} and p.is_active`, more))
  const byId = prepareStatement<T>(
    selectPage(sql`p.id = ${sql.placeholder('id')} and p.user_id = ${sql.placeholder('owner')}`, more),
  )
  return async (db: Database, key: PageKey, values: Record<string, unknown> = {}): Promise<T | null> => {
    const [row] = await ('slug' in key ? bySlug : byId)(db, { ...key, ...values })
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
