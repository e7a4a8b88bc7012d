import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { AppError } from '@/lib/vocabulary/errors'

/** A call that does not exist gets an answer in JSON, like every other error of the API. */
const notFound = publicRoute({
  handle: async () => {
    throw new AppError('not_found', 'Not found')
  },
})

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: notFound,
  POST: notFound,
  PUT: notFound,
  PATCH: notFound,
  DELETE: notFound,
})
