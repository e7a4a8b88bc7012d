import { createHmac, randomUUID } from 'node:crypto'
import type { RequestContext } from '@/lib/log/request-scope'
import { signingKey } from '@/lib/platform/secrets'

type RawParams = Record<string, string | string[] | undefined> | undefined

/** The fields added to every log line of this request. */
export function toRequestContext(request: Request, params: RawParams, address: string): RequestContext {
  return {
    requestId: randomUUID(),
    method: request.method,
    route: () => toPattern(new URL(request.url).pathname, params ?? {}),
    client: () => hashAddress(address),
  }
}

/** Distinguishes networks within the log, and reveals nothing without the key. */
function hashAddress(address: string): string {
  return createHmac('sha256', signingKey('log client')).update(address).digest('hex').slice(0, 12)
}

/** `/api/schedule/intro/book` as `/api/schedule/[slug]/book`. Undefined unless every parameter was found: a path may hold a token. */
export function toPattern(path: string, params: NonNullable<RawParams>): string | undefined {
  const parts = path.split('/')
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) continue
    const values = [value].flat()
    const at = parts.findLastIndex(
      (_, index) =>
        index + 1 >= values.length &&
        values.every((wanted, back) => isSame(parts[index + 1 - values.length + back], wanted)),
    )
    if (at < 0) return undefined
    const first = at + 1 - values.length
    parts.splice(first, values.length, Array.isArray(value) ? `[...${name}]` : `[${name}]`)
  }
  return parts.join('/')
}

function isSame(part: string | undefined, value: string): boolean {
  if (part === value) return true
  try {
    return part !== undefined && decodeURIComponent(part) === value
  } catch {
    return false
  }
}
