import type { FormResponse } from './form'

/** What one call answers unless it asks for more, and the most it can ask for. */
export const RESPONSES_ON_PAGE = 50
export const MAX_PAGE_SIZE = 500
export const MAX_CHOSEN_AT_ONCE = 1000

/** `nextAfter`: the key of what comes after it, by which a long list is read to its end. */
export type ResponsePage = { items: FormResponse[]; nextPage: number | null; nextAfter?: string | null }

/** In the order of the pages. One that a newer response has pushed onto the next page stands once. */
export function distinctResponses(pages: readonly ResponsePage[]): FormResponse[] {
  const byId = new Map<string, FormResponse>()
  for (const { items } of pages) for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item)
  return [...byId.values()]
}

/**
 * The page that holds what comes after all that is loaded, or null at the end. Counted by what is loaded and not by the
 * last page's number: where some were deleted, what follows has moved up.
 */
export function pageAfter(pages: readonly ResponsePage[]): number | null {
  if (pages.at(-1)?.nextPage == null) return null
  const loaded = pages.reduce((sum, { items }) => sum + items.length, 0)
  return Math.floor(loaded / RESPONSES_ON_PAGE) + 1
}

/** One page of what is left. */
export function withoutResponses(pages: readonly ResponsePage[], ids: ReadonlySet<string>): ResponsePage {
  const items = distinctResponses(pages).filter(({ id }) => !ids.has(id))
  return { items, nextPage: pages.at(-1)?.nextPage ?? null }
}

/** Whether somebody begins to read every response: all at once, or the first of the pages that an export asks for. */
export function isExport({ page, after, size }: { page?: number | undefined; after?: unknown; size: number }): boolean {
  if (after) return false
  return page === undefined || (page === 1 && size === MAX_PAGE_SIZE)
}
