import { AppError } from '@/lib/shared/errors'
import { publicRoute } from './route'

/** Responds to unknown API paths in JSON, like every other error of the API. */
export const notFound = publicRoute({
  handle: async () => {
    throw new AppError('not_found')
  },
})
