import { isOAuthProvider } from '@/lib/shared/calendars/providers'
import { METHODS, type Method } from '@/lib/shared/http-methods'
import { type Handler, methods } from './methods'
import { notFound } from './not-found'

/**
 * The exports of a route file below `[provider]`. A name without an OAuth provider gets the 404 of an unknown path, for
 * any method.
 */
export function providerMethods(handlers: Partial<Record<Method, Handler>>): Record<Method, Handler> {
  const known = methods(handlers)
  const serve = (method: Method): Handler =>
    Object.assign(async (...[request, context]: Parameters<Handler>) => {
      const provider = (await context.params)?.provider
      const isKnown = typeof provider === 'string' && isOAuthProvider(provider)
      return (isKnown ? known[method] : notFound)(request, context)
    }, handlers[method] && { declaration: handlers[method].declaration }) as Handler
  return Object.fromEntries(METHODS.map((method) => [method, serve(method)])) as Record<Method, Handler>
}
