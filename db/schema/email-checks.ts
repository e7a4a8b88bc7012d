import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Codes that were sent to the addresses of people who want to book. `key` and `code_hash` are keyed hashes. */
export const emailChecks = pgTable(
  'email_checks',
  {
    /** A hash of the page and the address. */
    key: text('key').primaryKey(),
    /** Empty once a booking was made by it. */
    codeHash: text('code_hash').notNull(),
    /** The code before, which works on: whoever asks for another one does not void the one that somebody has in hand. */
    formerCodeHash: text('former_code_hash'),
    formerExpiresAt: instant('former_expires_at'),
    /** Wrong codes that were entered. */
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('email_checks_expires_at_index').on(table.expiresAt)],
)
