import { type SQL, sql } from 'drizzle-orm'

const key = sql.placeholder('checkKey')
const hash = sql.placeholder('codeHash')

/**
 * Parts of the statement that writes a booking for which a code was sent to an address. It holds the code, so that of two bookings
 * by one code the second is not written; a booking that is not written leaves it.
 */
export const heldCode = {
  join: sql`join email_checks c on c.key = ${key} and (c.code_hash = ${hash} or c.former_code_hash = ${hash})`,
  hold: sql`for no key update of c`,
}

export function usedCode(): SQL {
  return sql`used_code as (
        update email_checks set code_hash = case code_hash when ${hash} then '' else code_hash end,
          former_code_hash = nullif(former_code_hash, ${hash})
        from booking where email_checks.key = ${key}
      )`
}
