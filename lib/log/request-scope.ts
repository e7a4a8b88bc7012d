import { AsyncLocalStorage } from 'node:async_hooks'
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external'

/** A request with an Idempotency-Key. `scope` is the call and who makes it: the keys of others are other keys. */
export type Attempt = {
  scope: string
  key: string
  requestHash: string
  now: Date
  /** The answer that is stored, as JSON. */
  remembered?: string
}

export type RequestContext = {
  requestId: string
  method: string
  /**
   * Pattern of the path, computed only when a line is written. Undefined when a parameter could not be replaced by its
   * name.
   */
  route: () => string | undefined
  /** A keyed hash of the network address, computed only when a line is written. */
  client: () => string
  userId?: string
  /** Set for a request with an Idempotency-Key (lib/request/once.ts). */
  attempt?: Attempt
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
 * Runs `work` so that `currentRequest` returns `context` inside it, also across awaits and after the response. In Node
 * 20 and 22 each AsyncLocalStorage makes every promise of the process slower. Next has one with an object per request,
 * so the context is stored on that object. Outside of Next ours is used. Private: tests/unit/server/private-parts-of-next.test.ts
 * watches it.
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
