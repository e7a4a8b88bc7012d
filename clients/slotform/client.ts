import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './api'

export type { paths } from './api'

export type Options = {
  /** The address of the server, `https://slots.example.com`. */
  baseUrl: string
  /** `sf_…`; public calls need none. */
  key?: string
  fetch?: (request: Request) => Promise<Response>
}

/**
 * A client whose calls, bodies and answers are typed by openapi.json. It never throws for a refusal: look at `error`, which has
 * `code` and `message`.
 */
export function createSlotform({ baseUrl, key, fetch }: Options): Client<paths> {
  return createClient<paths>({
    baseUrl,
    ...(key && { headers: { Authorization: `Bearer ${key}` } }),
    ...(fetch && { fetch }),
  })
}
