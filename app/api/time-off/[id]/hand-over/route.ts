import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { handedOverAnswer } from '@/lib/meetings/api-shapes'
import { handOverAllSchema } from '@/lib/meetings/change-schemas'
import { handOverAll } from '@/lib/meetings/server/booking/hand-over-all'
import { periodOfTimeOff } from '@/lib/time-off/server/time-off'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'handOverTimeOff',
    area: 'Time off',
    summary: 'Hand over the bookings in the way of time off',
    description:
      'Those that the account holds for teams, soonest first and at most 100 of them, each to whom its group would give it. `reason` is told to the new hosts alone.',
    scope: 'meetings',
    body: handOverAllSchema,
    bodyIsOptional: true,
    answer: handedOverAnswer,
    errors: ['time_off_not_found'],
    handle: async ({ session, params, body, now }) => {
      const { id: account, person } = session
      const periods = [await periodOfTimeOff(account, params.id)]
      return handOverAll({ owner: account, person: person?.id ?? null }, { account, periods, ...body }, now)
    },
  }),
})
