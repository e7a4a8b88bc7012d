import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ResponseDetail } from '@/lib/forms/form'
import { MAX_CHOSEN_AT_ONCE, type ResponsePage, withoutResponses, withStatus } from '@/lib/forms/responses-page'
import type { ChangeResponseInput, ResponseQuery } from '@/lib/forms/responses-schema'
import type { ResponseStatus } from '@/lib/shared/forms/response-status'
import { formApiPath } from './forms'
import { keys } from './keys'
import { request } from './request'

type Pages = InfiniteData<ResponsePage, number>
type Change = { ids: readonly string[]; status: ResponseStatus }

/** Sets the status of any number of a form's responses. The shown list follows at once; the counts are fetched again. */
export function useSetStatus(formId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ ids, status }: Change) => {
      for (let start = 0; start < ids.length; start += MAX_CHOSEN_AT_ONCE) {
        const some = ids.slice(start, start + MAX_CHOSEN_AT_ONCE)
        await request(formApiPath(formId, 'responses', 'status'), { method: 'POST', body: { ids: some, status } })
        followInLists(client, formId, { ids: some, status })
      }
    },
    onSettled: () => {
      forgetLists(client, formId)
      return client.invalidateQueries({ queryKey: keys.forms.anyResponse })
    },
  })
}

/** Marks all as done that a filter finds; answers how many were new. */
export function useMarkAllDone(formId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (filter: ResponseQuery) =>
      request<{ count: number }>(formApiPath(formId, 'responses', 'status'), {
        method: 'POST',
        body: { filter, status: 'done' },
      }),
    onSettled: () => {
      forgetLists(client, formId)
      void client.invalidateQueries({ queryKey: keys.forms.responseLists(formId) })
      return client.invalidateQueries({ queryKey: keys.forms.anyResponse })
    },
  })
}

/** Sets the status or the note of one response, whose screen shows it. */
export function useChangeResponse({ id, formId }: { id: string; formId: string }) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (changes: ChangeResponseInput) =>
      request<ResponseDetail>(`/api/form-responses/${encodeURIComponent(id)}`, { method: 'PATCH', body: changes }),
    onSuccess: (detail) => {
      client.setQueryData(keys.forms.response(id), detail)
      forgetLists(client, formId)
    },
  })
}

/** A list of the other status loses them; one of this status, after an undo, is read again. */
function followInLists(client: QueryClient, formId: string, { ids, status }: Change): void {
  const changed = new Set(ids)
  for (const { queryKey } of client
    .getQueryCache()
    .findAll({ queryKey: keys.forms.responseLists(formId), type: 'active' })) {
    const shown = (queryKey.at(-1) as ResponseQuery).status
    if (shown === status) void client.invalidateQueries({ queryKey, exact: true })
    else
      client.setQueryData<Pages>(queryKey, (list) => {
        if (!list) return list
        if (shown) return { pages: [withoutResponses(list.pages, changed)], pageParams: [1] }
        return { ...list, pages: list.pages.map((page) => withStatus(page, changed, status)) }
      })
  }
}

/** Lists and summaries that no component shows are fetched again when one does, and so are the counts of the form. */
function forgetLists(client: QueryClient, formId: string): void {
  client.removeQueries({ queryKey: keys.forms.responseLists(formId), type: 'inactive' })
  client.removeQueries({ queryKey: keys.forms.summaries(formId), type: 'inactive' })
  void client.invalidateQueries({ queryKey: keys.forms.one(formId), exact: true })
  void client.invalidateQueries({ queryKey: keys.forms.all, exact: true })
}
