import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { joinByToken, showRoom } from '@/lib/meetings/server/rooms/by-token'

/** The link to the room of a meeting. GET shows, only POST enters: scanners open every link. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    limits: ['LIMIT_PUBLIC_READS'],
    handle: ({ request, params, now }) => showRoom(params.token, request, now),
  }),
  POST: publicRoute({
    limits: ['LIMIT_PUBLIC_READS'],
    handle: ({ request, params, now }) => joinByToken(params.token, request, now),
  }),
})
