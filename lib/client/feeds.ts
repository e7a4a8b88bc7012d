import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CreatedMeetingFeed, MeetingFeed, NewMeetingFeed } from '@/lib/meetings/feed-schema'
import { keys } from './keys'
import { request } from './request'

export function useFeeds() {
  return useQuery({ queryKey: keys.feeds, queryFn: () => request<MeetingFeed[]>('/api/feeds') })
}

/** Its address is in this answer only. */
export function useCreateFeed() {
  const onSuccess = useStaleFeeds()
  return useMutation({
    mutationFn: (body: NewMeetingFeed) => request<CreatedMeetingFeed>('/api/feeds', { method: 'POST', body }),
    onSuccess,
    // The secret does not stay in the cache of the browser.
    gcTime: 0,
  })
}

export function useDeleteFeed() {
  const onSuccess = useStaleFeeds()
  return useMutation({
    mutationFn: (id: string) => request(`/api/feeds/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSuccess,
  })
}

function useStaleFeeds() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.feeds })
}
