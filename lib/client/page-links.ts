import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewPageLink, PageLink } from '@/lib/pages/link-schema'
import { keys } from './keys'
import { request } from './request'

const pathOf = (pageId: string) => `/api/time-slot-pages/${encodeURIComponent(pageId)}/links`

/** Visitors use links, so an earlier count is shown only until the present one is there. */
export function usePageLinks(pageId: string, isAsked = true) {
  return useQuery({
    queryKey: keys.timeSlotPages.links(pageId),
    queryFn: () => request<PageLink[]>(pathOf(pageId)),
    enabled: isAsked,
    staleTime: 0,
  })
}

export function useCreatePageLink(pageId: string) {
  const onSuccess = useStaleLinks(pageId)
  return useMutation({
    mutationFn: (body: NewPageLink) => request<PageLink>(pathOf(pageId), { method: 'POST', body }),
    onSuccess,
  })
}

export function useDeletePageLink(pageId: string) {
  const onSuccess = useStaleLinks(pageId)
  return useMutation({
    mutationFn: (id: string) => request(`${pathOf(pageId)}/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSuccess,
  })
}

function useStaleLinks(pageId: string) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.timeSlotPages.links(pageId) })
}
