import type { ResponseStatus } from '@/lib/shared/forms/response-status'
import type { FormResponse } from './form'

/** The default page size of one call, and the largest. */
export const RESPONSES_ON_PAGE = 50
export const MAX_PAGE_SIZE = 500
export const MAX_CHOSEN_AT_ONCE = 1000

/** `nextAfter` is the cursor of the next page, for reading a long list to its end. */
export type ResponsePage = { items: FormResponse[]; nextPage: number | null; nextAfter?: string | null }

/** The responses in the order of the pages, without those that a newer response has pushed onto the next page. */
export function distinctResponses(pages: readonly ResponsePage[]): FormResponse[] {
  const byId = new Map<string, FormResponse>()
  for (const { items } of pages) for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item)
  return [...byId.values()]
}

/**
 * The number of the next page to load, or null at the end. Computed from how many are loaded, as later responses move up
 * when some are deleted.
 */
export function pageAfter(pages: readonly ResponsePage[]): number | null {
  if (pages.at(-1)?.nextPage == null) return null
  const loaded = pages.reduce((sum, { items }) => sum + items.length, 0)
  return Math.floor(loaded / RESPONSES_ON_PAGE) + 1
}

/** The remaining responses as one page. */
export function withoutResponses(pages: readonly ResponsePage[], ids: ReadonlySet<string>): ResponsePage {
  const items = distinctResponses(pages).filter(({ id }) => !ids.has(id))
  return { items, nextPage: pages.at(-1)?.nextPage ?? null }
}

/** The page with another status of some responses. */
export function withStatus(page: ResponsePage, ids: ReadonlySet<string>, status: ResponseStatus): ResponsePage {
  return { ...page, items: page.items.map((item) => (ids.has(item.id) ? { ...item, status } : item)) }
}

/** True for the first call of an export: one for all responses, or for the first page of the largest size. */
export function isExport({ page, after, size }: { page?: number | undefined; after?: unknown; size: number }): boolean {
  if (after) return false
  return page === undefined || (page === 1 && size === MAX_PAGE_SIZE)
}
