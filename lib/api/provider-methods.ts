import { env } from '@/lib/platform/env'
import { isOAuthProvider } from '@/lib/shared/calendars/providers'
import { METHODS, type Method } from '@/lib/shared/http-methods'
import { type Handler, methods } from './methods'
import { notFound } from './not-found'

type Handlers = Partial<Record<Method, Handler>>

/**
 * The exports of a route file below `[provider]`. A name without an OAuth provider gets the 404 of an unknown path, for
 * any method.
 */
export function providerMethods(handlers: Handlers): Record<Method, Handler> {
  return methodsIf(({ provider }) => typeof provider === 'string' && isOAuthProvider(provider), handlers)
}

/** The exports of a route file about the organization's provider: without one, its path is unknown. */
export function oidcMethods(handlers: Handlers): Record<Method, Handler> {
  return methodsIf(() => env().oidc !== null, handlers)
}

type RawParams = Record<string, string | string[] | undefined>

function methodsIf(isThere: (params: RawParams) => boolean, handlers: Handlers): Record<Method, Handler> {
  const known = methods(handlers)
  const serve = (method: Method): Handler =>
    Object.assign(async (...[request, context]: Parameters<Handler>) => {
      return (isThere((await context.params) ?? {}) ? known[method] : notFound)(request, context)
    }, handlers[method] && { declaration: handlers[method].declaration }) as Handler
  return Object.fromEntries(METHODS.map((method) => [method, serve(method)])) as Record<Method, Handler>
}
