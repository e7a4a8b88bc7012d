import { METHODS, type Method } from '@/lib/shared/http-methods'
import { apiErrors } from '@/messages/en/shared/api-errors'
import { isBelowV1 } from './caller'
import { notFound } from './not-found'
import { adminRoute, type Declaration, isAlsoBelowV1, type RouteContext } from './route'

export type Handler = ((request: Request, context: RouteContext) => Promise<Response>) & { declaration?: Declaration }

/**
 * The exports of a route file: the given methods, and for the others a 405 in the shape of every other error. Below
 * `/api/v1`, a path without any call for keys does not exist, nor for others than admins one that only they may call.
 */
export function methods(handlers: Partial<Record<Method, Handler>>): Record<Method, Handler> {
  const allowed = METHODS.filter((method) => handlers[method]).join(', ')
  const isForAdmins = Object.values(handlers).some(({ declaration }) => declaration?.access === 'admin')
  const isInV1 = Object.values(handlers).some(({ declaration }) => declaration && isAlsoBelowV1(declaration))
  const refuse: Handler = async (request, context) => {
    if (isBelowV1(request) && !isInV1) return notFound(request, context)
    return isForAdmins ? adminRoute({ handle: async () => refusal() })(request, context) : refusal()
  }
  const refusal = () =>
    Response.json(
      { message: apiErrors.method_not_allowed, code: 'method_not_allowed' },
      { status: 405, headers: { Allow: allowed, 'X-Content-Type-Options': 'nosniff' } },
    )
  return Object.fromEntries(METHODS.map((method) => [method, handlers[method] ?? refuse])) as Record<Method, Handler>
}
