import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { log } from '@/lib/log/log'
import { importAnswer } from '@/lib/portability/api-shapes'
import { importAccount } from '@/lib/portability/server/import'

const flag = z.enum(['0', '1']).default('0')
/** `reminders=1`: reminders and follow-ups of imported bookings go out. */
const importQuerySchema = z.object({ dryRun: flag, reminders: flag })

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  /** The body is the zip itself. */
  POST: ownerRoute({
    scope: null,
    query: importQuerySchema,
    answer: importAnswer,
    handle: async ({ session, request, query, now }) => {
      const plan = await importAccount(session.id, request, {
        dryRun: query.dryRun === '1',
        sendsReminders: query.reminders === '1',
        now,
      })
      if (!plan.dryRun) log('account_imported')
      return plan
    },
  }),
})
