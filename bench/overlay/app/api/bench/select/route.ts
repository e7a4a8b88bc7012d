import { sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { methods } from '@/lib/api/methods'
import { optionalSessionRoute } from '@/lib/api/route'

/** Measures one round trip to the database through the wrapper of every route. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: optionalSessionRoute({
    limits: ['LIMIT_PUBLIC_READS'],
    handle: async () => {
      await database().execute(sql`select 1`)
      return { isAnswered: true }
    },
  }),
})
