import { type InfiniteData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormResponse, Neighbours, ResponseDetail } from '@/lib/forms/form'
import { MAX_CHOSEN_AT_ONCE, pageAfter, type ResponsePage, withoutResponses } from '@/lib/forms/responses-page'
import type { ResponseQuery } from '@/lib/forms/responses-schema'
import type { AskedQuestion } from '@/lib/shared/forms/question'
import { formApiPath } from './forms'
import { keys } from './keys'
import { request, requestPage } from './request'

type Pages = InfiniteData<ResponsePage, number>

const pathOf = (id: string) => `/api/form-responses/${encodeURIComponent(id)}`

export function fetchResponsePage(
  formId: string,
  { page, after, size, ...filter }: ResponseQuery & { page?: number; after?: string; size?: number },
): Promise<ResponsePage> {
  const which: Record<string, string> = after ? { after } : { page: String(page ?? 1) }
  const query = new URLSearchParams({ ...which, ...(size && { size: String(size) }), ...filter })
  return requestPage<FormResponse>(`${formApiPath(formId, 'responses')}?${query}`)
}

/** Loads the newest first, page by page while scrolling. The shown list stays while the search text changes. */
export function useResponseList(formId: string, filter: ResponseQuery) {
  return useInfiniteQuery({
    queryKey: keys.forms.responses(formId, filter),
    queryFn: ({ pageParam }) => fetchResponsePage(formId, { ...filter, page: pageParam }),
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => pageAfter(pages),
    placeholderData: (shown) => shown,
  })
}

/** The questions that an export has columns for. */
export function useAskedQuestions(formId: string) {
  return useQuery({
    queryKey: keys.forms.askedQuestions(formId),
    queryFn: () => request<AskedQuestion[]>(formApiPath(formId, 'responses', 'questions')),
  })
}

export function useResponse(id: string) {
  return useQuery({ queryKey: keys.forms.response(id), queryFn: () => request<ResponseDetail>(pathOf(id)) })
}

export function useNeighbours(id: string) {
  return useQuery({
    queryKey: keys.forms.neighbours(id),
    queryFn: () => request<Neighbours>(`${pathOf(id)}/neighbours`),
  })
}

/** Reads form, questions and list again, from the list's beginning: what was loaded below may have moved. */
export function useRefreshResponses(formId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      client.setQueriesData<Pages>({ queryKey: keys.forms.responseLists(formId) }, firstPageOnly)
      await client.invalidateQueries({ queryKey: keys.forms.one(formId) })
    },
  })
}

function firstPageOnly(list: Pages | undefined): Pages | undefined {
  return list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) }
}

/** Deletes any number of one form's responses. They disappear from the lists at once; the counts are fetched again. */
export function useDeleteResponses(formId: string) {
  return useTakeResponses(formId, 'delete')
}

/** Puts any number of a form's responses among spam, or takes them out of it. */
export function useMarkResponses(formId: string, as: 'spam' | 'restore') {
  return useTakeResponses(formId, as)
}

function useTakeResponses(formId: string, call: 'delete' | 'spam' | 'restore') {
  const client = useQueryClient()
  const lists = { queryKey: keys.forms.responseLists(formId) }
  return useMutation({
    mutationFn: async (ids: string[]) => {
      for (let start = 0; start < ids.length; start += MAX_CHOSEN_AT_ONCE) {
        const some = ids.slice(start, start + MAX_CHOSEN_AT_ONCE)
        await request(formApiPath(formId, 'responses', call), { method: 'POST', body: { ids: some } })
        client.setQueriesData<Pages>(
          { ...lists, type: 'active' },
          (list) => list && { pages: [withoutResponses(list.pages, new Set(some))], pageParams: [1] },
        )
      }
    },
    onSettled: () => {
      // Lists that no component shows are fetched again when one does.
      client.removeQueries({ ...lists, type: 'inactive' })
      client.removeQueries({ queryKey: keys.forms.summaries(formId), type: 'inactive' })
      return Promise.all([
        client.invalidateQueries({ queryKey: keys.forms.one(formId), exact: true }),
        client.invalidateQueries({ queryKey: keys.forms.all, exact: true }),
        client.invalidateQueries({ queryKey: keys.forms.anyResponse }),
      ])
    },
  })
}

/** The screen that shows it is left: nothing is read again before another one asks. */
export function useDeleteResponse(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => request(pathOf(id), { method: 'DELETE' }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.forms.all, refetchType: 'none' }),
  })
}
