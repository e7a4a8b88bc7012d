import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { arrivalAnswer, arrivalsAnswer } from '@/lib/arrivals/api-shapes'
import { bringAccount } from '@/lib/arrivals/server/bring'
import { listKept } from '@/lib/arrivals/server/kept'
import { log } from '@/lib/log/log'
import { ARRIVAL_SOURCES } from '@/lib/shared/arrivals/lists'

const arrivalQuery = z.object({ from: z.enum(ARRIVAL_SOURCES), dryRun: z.enum(['0', '1']).default('0') })

/** No key calls these: it is made for a part of an account, and what comes is of all parts. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: null,
    answer: arrivalsAnswer,
    handle: ({ session }) => listKept(session.id),
  }),
  /** The body is a form with files. A dry run is a 200. */
  POST: ownerRoute({
    scope: null,
    status: 201,
    // The same files twice are the same as once.
    keepsOwnAnswers: true,
    query: arrivalQuery,
    answer: arrivalAnswer,
    handle: async ({ session, request, query, now }) => {
      const asked = { from: query.from, dryRun: query.dryRun === '1', now }
      const brought = await bringAccount(session.id, request, asked)
      if (brought.dryRun) return Response.json(brought)
      log('account_imported')
      return brought
    },
  }),
})
