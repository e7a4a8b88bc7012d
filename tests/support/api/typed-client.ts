import { createSlotform } from '@/clients/slotform/client'
import { ApiClient } from './client'

const ORIGIN = 'http://localhost:3000'

/** A `fetch` whose requests reach the handlers without a server. */
export async function fetchFromRoutes({ method, url, headers, body, signal }: Request): Promise<Response> {
  const { pathname, search } = new URL(url)
  const raw = body ? await new Response(body).text() : undefined
  const call = { raw, headers: Object.fromEntries(headers), signal }
  const answer = await new ApiClient().send(method, pathname + search, call)
  signal.throwIfAborted()
  const hasBody = answer.status !== 204 && answer.status !== 304
  return new Response(hasBody ? answer.text : null, { status: answer.status, headers: answer.headers })
}

/** The typed client, whose calls reach the handlers without a server. */
export function typedClient(key: string) {
  return createSlotform({ baseUrl: ORIGIN, key, fetch: fetchFromRoutes })
}
