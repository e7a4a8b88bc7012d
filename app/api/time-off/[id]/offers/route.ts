import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { timeOffersAnswer } from '@/lib/meetings/api-shapes'
import { offerTimesSchema } from '@/lib/meetings/offer-schemas'
import { listTimeOffers, offerTimes } from '@/lib/meetings/server/offers/offers'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listTimeOffers',
    area: 'Time off',
    summary: 'List bookings in the way of time off, with times to offer',
    description:
      'Each guest has up to three free times of the page outside of the time off, as near as possible to the one they have, and while there are enough none that another guest has too.',
    scope: 'meetings',
    answer: timeOffersAnswer,
    errors: ['time_off_not_found'],
    handle: ({ session, params, now }) => listTimeOffers(session.id, params.id, now),
  }),
  POST: ownerRoute({
    id: 'offerTimes',
    area: 'Time off',
    summary: 'Mail guests new times to choose from',
    description:
      'Each of the named guests gets one mail with the times that `listTimeOffers` has for them; each time is a link that moves the booking without signing in, after a press. Who was mailed before, has no free time, or has moved is left out.',
    scope: 'meetings',
    body: offerTimesSchema,
    answer: timeOffersAnswer,
    errors: ['time_off_not_found', 'meeting_not_found', 'mail_limit'],
    handle: ({ session, params, body, now }) => offerTimes(session.id, params.id, body, now),
  }),
})
