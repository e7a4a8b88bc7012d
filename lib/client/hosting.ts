import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Hosting, UpdateHostingInput } from '@/lib/pages/host-schema'
import { keys } from './keys'
import { request } from './request'

const PATH = '/api/hosting'

/** The pages of teams that name the person as a host. */
export function useHosting() {
  return useQuery({ queryKey: keys.hosting, queryFn: () => request<Hosting[]>(PATH) })
}

/** True while a page names the person, as the server knew when it drew the screen. */
export function useIsHost(): boolean {
  return useQueryClient().getQueryData<Hosting[]>(keys.hosting) !== undefined
}

/** Shown at once; the list is read again after it, also after a failure. */
export function useChangeHosting(pageId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: UpdateHostingInput) =>
      request<Hosting>(`${PATH}/${encodeURIComponent(pageId)}`, { method: 'PATCH', body }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: keys.hosting })
      client.setQueryData<Hosting[]>(keys.hosting, (list) =>
        list?.map((entry) => (entry.page.id === pageId ? { ...entry, ...change } : entry)),
      )
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.hosting }),
  })
}
