import type { FormResponse } from '@/lib/forms/form'
import { distinctResponses, MAX_PAGE_SIZE, type ResponsePage } from '@/lib/forms/responses-page'
import type { ResponseQuery } from '@/lib/forms/responses-schema'
import { fetchResponsePage } from './form-responses'

/**
 * Fetches all responses that exist at the start and that the filter finds, newest first. Each request continues at the cursor of the previous
 * one, so new responses do not shift the pages. `onProgress` gets the number fetched so far.
 */
export async function fetchAllResponses(
  formId: string,
  onProgress: (count: number) => void,
  filter: ResponseQuery = {},
): Promise<FormResponse[]> {
  const pages: ResponsePage[] = []
  let after: string | null | undefined
  while (after !== null) {
    const page: ResponsePage = await fetchResponsePage(formId, {
      ...filter,
      size: MAX_PAGE_SIZE,
      ...(after && { after }),
    })
    pages.push(page)
    after = page.nextAfter ?? null
    onProgress(pages.reduce((sum, { items }) => sum + items.length, 0))
  }
  return distinctResponses(pages)
}
