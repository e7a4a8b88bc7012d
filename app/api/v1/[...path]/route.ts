import { notFound } from '@/lib/api/not-found'
import type { Method } from '@/lib/vocabulary/http-methods'
import { findOperation } from '../find-operation'

type Context = { params: Promise<Record<string, string | string[]>> }

/** Cookies and Origin belong to browsers: without them no handler can take a program for one. */
const FOR_BROWSERS = ['cookie', 'origin']

const serve = (method: Method) => async (request: Request, context: Context) => {
  const { pathname } = new URL(request.url)
  const operation = findOperation(pathname)
  if (!operation) return notFound(request, context)
  const handler = (await operation.load())[method]
  if (handler.declaration?.scope === null) return notFound(request, context)
  return handler(withoutBrowser(request), { params: Promise.resolve(operation.params) })
}

export const [GET, POST, PUT, PATCH, DELETE] = [
  serve('GET'),
  serve('POST'),
  serve('PUT'),
  serve('PATCH'),
  serve('DELETE'),
]

function withoutBrowser({ url, method, headers: sent, body, signal }: Request): Request {
  const headers = new Headers(sent)
  for (const name of FOR_BROWSERS) headers.delete(name)
  return new Request(url, { method, headers, body, signal, ...(body && { duplex: 'half' }) })
}
