import { METHODS, type Method } from '@/lib/vocabulary/http-methods'
import { apiErrors } from '@/messages/en/shared/api-errors'

type Handler<C> = (request: Request, context: C) => Promise<Response>

/** The exports of a route file: the given methods, and for the others a 405 in the shape of every other error. */
export function methods<C>(handlers: Partial<Record<Method, Handler<C>>>): Record<Method, Handler<C>> {
  const allowed = METHODS.filter((method) => handlers[method]).join(', ')
  const refuse: Handler<C> = async () =>
    Response.json(
      { message: apiErrors.method_not_allowed, code: 'method_not_allowed' },
      { status: 405, headers: { Allow: allowed, 'X-Content-Type-Options': 'nosniff' } },
    )
  return Object.fromEntries(METHODS.map((method) => [method, handlers[method] ?? refuse])) as Record<Method, Handler<C>>
}
