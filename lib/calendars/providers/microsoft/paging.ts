import { z } from 'zod'
import { ProviderError } from '../provider-error'
import { type MicrosoftCall, PREFER } from './rules'

const MAX_PAGES = 40

type List<T> = {
  /** For messages: 'calendarView.list'. */
  name: string
  /** With its query. */
  path: string
  /** One of what is listed. */
  item: z.ZodType<T>
  headers?: Record<string, string>
}

/** All pages of a list; `deltaLink` is where a later question goes on, null for a list that has none. */
export async function readPages<T>(
  { tools, connection }: MicrosoftCall,
  { name, path, item, headers = PREFER }: List<T>,
): Promise<{ items: T[]; deltaLink: string | null }> {
  const page = z.object({
    value: z.array(item),
    '@odata.nextLink': z.string().optional(),
    '@odata.deltaLink': z.string().optional(),
  })
  const items: T[] = []
  let next = path
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const answer = await tools.api(connection, { name, method: 'GET', path: next, headers, answer: page })
    items.push(...answer.value)
    const link = answer['@odata.nextLink']
    if (link === undefined) return { items, deltaLink: answer['@odata.deltaLink'] ?? null }
    const own = toOwnPath(tools.apiUrl(connection), link)
    if (own === null) throw new ProviderError('transient', `Microsoft answered ${name} with a link to elsewhere`)
    next = own
  }
  throw new ProviderError('rejected', `Microsoft answers ${name} with more pages than can be read`)
}

/** The path and query of a link; null for one that leaves the API, where the token must not go. */
export function toOwnPath(apiUrl: string, link: string): string | null {
  if (!URL.canParse(link)) return null
  const base = new URL(apiUrl)
  const { origin, pathname, search } = new URL(link)
  const root = base.pathname.replace(/\/$/, '')
  return origin === base.origin && pathname.startsWith(`${root}/`) ? pathname.slice(root.length) + search : null
}
