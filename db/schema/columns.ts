import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Columns that every table spells alike. */
export const id = () => uuid('id').primaryKey().defaultRandom()
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const createdAt = () => instant('created_at').notNull().defaultNow()
export const updatedAt = () => instant('updated_at').notNull().defaultNow()

/** Text that compares without regard to case. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' })
