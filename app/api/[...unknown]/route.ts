import { methods } from '@/lib/api/methods'

const notFound = async () => Response.json({ message: 'Not found' }, { status: 404 })

/** A call that does not exist is told so in JSON, like every other error of the API. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: notFound,
  POST: notFound,
  PUT: notFound,
  PATCH: notFound,
  DELETE: notFound,
})
