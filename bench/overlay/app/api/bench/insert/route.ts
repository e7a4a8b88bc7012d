import { z } from 'zod'
import { database } from '@/db/client'
import { contactMessages } from '@/db/schema'
import { methods } from '@/lib/api/methods'
import { optionalSessionRoute } from '@/lib/api/route'

const bodySchema = z.object({ fullName: z.string(), email: z.email(), message: z.string() })

/** Measures one inserted row through the wrapper of every route. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: optionalSessionRoute({
    scope: null,
    limits: ['LIMIT_BOOKINGS'],
    body: bodySchema,
    status: 201,
    answer: z.object({ isStored: z.boolean() }),
    handle: async ({ body }) => {
      await database().insert(contactMessages).values(body)
      return { isStored: true }
    },
  }),
})
