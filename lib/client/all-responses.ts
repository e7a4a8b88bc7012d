import type { FormResponse } from '@/lib/forms/form'
import { distinctResponses, MAX_PAGE_SIZE, type ResponsePage } from '@/lib/forms/responses-page'
import { fetchResponsePage } from './form-responses'

/**
 * Every response there is as the reading begins, newest first: each call goes on where the one before ended, so that one that
 * comes meanwhile moves nothing. `onProgress` is told how many have come.
 */
export async function fetchAllResponses(formId: string, onProgress: (count: number) => void): Promise<FormResponse[]> {
  const pages: ResponsePage[] = []
  let after: string | null | undefined
  while (after !== null) {
    const page: ResponsePage = await fetchResponsePage(formId, { size: MAX_PAGE_SIZE, ...(after && { after }) })
    pages.push(page)
    after = page.nextAfter ?? null
    onProgress(pages.reduce((sum, { items }) => sum + items.length, 0))
  }
  return distinctResponses(pages)
}
