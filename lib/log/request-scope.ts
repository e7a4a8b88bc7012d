import { AsyncLocalStorage } from 'node:async_hooks'
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external'

export type RequestContext = {
  requestId: string
  method: string
  /** Pattern of the path, made only when a line is written. Undefined where a part could not be replaced by the name of its parameter. */
  route: () => string | undefined
  /** A keyed hash of the network address, made only when a line is written. */
  client: () => string
  userId?: string
  /** Paths of cached pages that the request changed. */
  changedPages?: Set<string>
}

/** One per process: the framework may load this module once for each of its bundles. */
const KEY = Symbol.for('slotform.request')
type Scope = { route: string; [KEY]?: RequestContext }
const holder = globalThis as { [KEY]?: AsyncLocalStorage<RequestContext> }
holder[KEY] ??= new AsyncLocalStorage()
const own = holder[KEY]

/**
 * Runs `work` so that `currentRequest` answers `context` inside it, also after waiting and after the answer.
 *
 * Node 20 and 22 pay for each AsyncLocalStorage in use with every promise of the process. Next has one that holds an object
 * for each request, so the context is kept on that object. Outside of Next there is none, and ours is used.
 */
export function withinRequest<T>(context: RequestContext, work: () => Promise<T>): Promise<T> {
  const scope = nextScope()
  if (!scope) return own.run(context, work)
  scope[KEY] = context
  return work()
}

export function currentRequest(): RequestContext | undefined {
  return nextScope()?.[KEY] ?? own.getStore()
}

function nextScope(): Scope | undefined {
  return workAsyncStorage.getStore()
}
