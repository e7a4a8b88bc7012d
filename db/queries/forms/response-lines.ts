import { and, desc, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { formResponses, meetings } from '@/db/schema'
import { rowsOf } from '../rows'
import type { FormKey } from './form-questions'
import { exactly, isWithin, ofSameBooking, type ResponsePlace, type ResponseRow, type Stretch } from './form-responses'
import { matches, type ResponseListFilter } from './response-search'

/** Responses as one text, a line of JSON for each. `last` is the position of the last one; null without responses. */
export type ResponseLines = { count: number; lines: string; last: ResponsePlace | null }

type Row = { count: number; lines: string | null; at: string; id: string }

/** The names are those of a `ResponseRow`. JSON holds no line break outside of a text, and inside it is escaped. */
const line = sql<string>`json_build_object(
  'id', ${formResponses.id}, 'respondentName', ${formResponses.respondentName},
  'respondentEmail', ${formResponses.respondentEmail}, 'responses', ${formResponses.responses},
  'byProgram', ${formResponses.byProgram}, 'status', ${formResponses.status}, 'note', ${formResponses.note},
  'createdAt', ${exactly(formResponses.createdAt)}, 'markedAt', ${exactly(formResponses.markedAt)}, 'isFollowUp', ${formResponses.bookingId} is null and ${formResponses.followUpOf} is not null,
  'booking', case when ${meetings.id} is not null then json_build_object(
    'meetingId', ${meetings.id}, 'title', ${meetings.title}, 'startTime', ${exactly(meetings.startTime)},
    'status', ${meetings.status}) end)::text`

/**
 * Lists the newest first, after a position. For exports of any length: objects of many rows would survive minor garbage
 * collections and fill the heap. A text is one object, and each line is parsed when its turn comes.
 */
export async function listResponseLines(
  db: Database,
  key: FormKey,
  filter: ResponseListFilter,
  { limit, ...stretch }: Stretch & { limit: number },
): Promise<ResponseLines> {
  const found = db
    .select({
      id: formResponses.id,
      createdAt: formResponses.createdAt,
      at: exactly(formResponses.createdAt).as('at'),
      line: line.as('line'),
    })
    .from(formResponses)
    .leftJoin(meetings, ofSameBooking)
    .where(and(matches(key, filter), isWithin(stretch)))
    .orderBy(desc(formResponses.createdAt), desc(formResponses.id))
    .limit(limit)
    .as('found')
  const order = sql`order by ${found.createdAt} desc, ${found.id} desc`
  const asOne = db
    .select({
      count: sql`count(*)::int`.as('count'),
      lines: sql`string_agg(${found.line}, E'\\n' ${order})`.as('lines'),
      at: sql`(array_agg(${found.at} ${order}))[count(*)]`.as('at'),
      id: sql`(array_agg(${found.id} ${order}))[count(*)]`.as('id'),
    })
    .from(found)
  // Removes the row from the driver's result, which its promise keeps alive until a major garbage collection.
  const [row] = rowsOf<Row>(await db.execute(asOne)).splice(0)
  if (!row?.lines) return { count: 0, lines: '', last: null }
  return { count: row.count, lines: row.lines, last: { at: row.at, id: row.id } }
}

/** Parses a line; instants are texts in it. */
export function readResponseLine(text: string): ResponseRow {
  const row = JSON.parse(text)
  const { booking } = row
  return {
    ...row,
    createdAt: new Date(row.createdAt),
    markedAt: row.markedAt && new Date(row.markedAt),
    booking: booking && { ...booking, startTime: new Date(booking.startTime) },
  }
}
