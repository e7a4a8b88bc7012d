import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Scope } from '@/lib/shared/scopes'
import { createdAt, id, instant } from './columns'
import { users } from './users'

/** Keys of the API. A revoked one is deleted. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    scopes: text('scopes').array().$type<Scope[]>().notNull(),
    /** The beginning of the key, by which its owner knows it again. */
    prefix: text('prefix').notNull(),
    /** SHA-256 (hex) of the whole key, which is kept nowhere. */
    hash: text('hash').notNull().unique(),
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('api_keys_user_id_index').on(table.userId, table.createdAt),
    check('api_keys_scopes', sql`cardinality(${table.scopes}) > 0`),
  ],
)

/** The key that made the row; null when its owner did so in a browser. Revoking the key ends the row, unless it is kept. */
export const madeByKey = () => uuid('api_key_id').references(() => apiKeys.id, { onDelete: 'set null' })
