import { createHash } from 'node:crypto'
import { uuidOf } from '@/lib/shared/text/uuid'

/** The parts of ids: the same in SQL (`id_of`) and here, so that a call can name a row without a query. */
export type RowKind =
  | 'owner'
  | 'page'
  | 'booking'
  | 'meeting'
  | 'form'
  | 'question'
  | 'response'
  | 'integration'
  | 'team'
  | 'team page'
  | 'team booking'
  | 'held booking'
  | 'team meeting'
  | 'held meeting'

/** `salt` keeps the databases of one run apart: what a process remembers by an id is of one of them. */
export function idOf(salt: string, kind: RowKind, number: number): string {
  const hash = createHash('md5').update(`${salt} ${kind} ${number}`).digest('hex')
  return uuidOf(hash)
}

/** The function of the same name, for one session of the database. */
export const idOfInSql = (salt: string) => `
  create function pg_temp.id_of(kind text, number bigint) returns uuid language sql immutable
  as $$ select md5('${salt} ' || kind || ' ' || number)::uuid $$`

/** Each owner has room for so many rows of a kind in its numbers; the heavy one has those above FIRST_HEAVY. */
export const ROWS_EACH = 100
export const FIRST_HEAVY = 1_000_000_000
/** Small owners are counted from 1. */
export const HEAVY_OWNER = 0
/** Beside its first form, which has no maximum. */
export const LIMITED_FORMS = 500_000_000

export const sessionOf = (owner: number) => `session-${owner}`
