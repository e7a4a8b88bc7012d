import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { database } from '@/db/client'
import { methods } from '@/lib/api/methods'
import { optionalSessionRoute } from '@/lib/api/route'

/** Measures one round trip to the database through the wrapper of every route. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: optionalSessionRoute({
    scope: null,
    limits: ['LIMIT_PUBLIC_READS'],
    answer: z.object({ isAnswered: z.boolean() }),
    handle: async () => {
      await database().execute(sql`select 1`)
      return { isAnswered: true }
    },
  }),
})
