import type { FormResponse } from '@/lib/forms/form'
import { distinctResponses, MAX_PAGE_SIZE, type ResponsePage } from '@/lib/forms/responses-page'
import { fetchResponsePage } from './form-responses'

/** Every response there is as the reading begins, newest first. `onProgress` is told how many have come. */
export async function fetchAllResponses(formId: string, onProgress: (count: number) => void): Promise<FormResponse[]> {
  const pages: ResponsePage[] = []
  let next: number | null = 1
  let to: string | undefined
  while (next !== null) {
    const page: ResponsePage = await fetchResponsePage(formId, { page: next, size: MAX_PAGE_SIZE, ...(to && { to }) })
    pages.push(page)
    // One that comes in the meantime would push others onto the next page and out of this one.
    to ??= justAfter(page.items[0])
    next = page.nextPage
    onProgress(pages.reduce((sum, { items }) => sum + items.length, 0))
  }
  return distinctResponses(pages)
}

/** Its millisecond included: the database counts finer than an ISO text does. */
function justAfter(newest: FormResponse | undefined): string | undefined {
  return newest && new Date(Date.parse(newest.createdAt) + 1).toISOString()
}
