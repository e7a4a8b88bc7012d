import { methods } from '@/lib/api/methods'
import { notFound } from '@/lib/api/not-found'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: notFound,
  POST: notFound,
  PUT: notFound,
  PATCH: notFound,
  DELETE: notFound,
})
