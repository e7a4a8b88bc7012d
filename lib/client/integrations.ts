import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CaldavTyped } from '@/lib/calendars/screen/caldav-schema'
import type { IcsTyped } from '@/lib/calendars/screen/ics-schema'
import type { Integration, ProviderStatus } from '@/lib/shared/calendars/integration'
import { keys } from './keys'
import { ApiError, request } from './request'
import { useUser } from './user'

/** Enabled only for a signed-in owner. */
export function useIntegrations() {
  const { data: user } = useUser()
  return useQuery({
    queryKey: keys.integrations,
    queryFn: () => request<Integration[]>('/api/integrations'),
    enabled: Boolean(user),
  })
}

export function useProviders() {
  return useQuery({ queryKey: keys.providers, queryFn: () => request<ProviderStatus[]>('/api/providers') })
}

/** The server is asked before it is stored. */
export function useConnectCaldav() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CaldavTyped) => request<Integration>('/api/integrations/caldav', { method: 'POST', body }),
    onSuccess: () =>
      Promise.all([keys.integrations, keys.calendars].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

/** The calendar is read before it is stored. */
export function useConnectIcs() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: IcsTyped) => request<Integration>('/api/integrations/ics', { method: 'POST', body }),
    onSuccess: () =>
      Promise.all([keys.integrations, keys.calendars].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

/** Its calendars leave pages and settings with it, and their events the list. */
export function useDisconnect(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => removeIfThere(id),
    onSuccess: () =>
      Promise.all(
        [keys.integrations, keys.calendars, keys.meetings.all, keys.timeSlotPages.all, keys.settings].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

/** A connection that is already deleted counts as success. */
async function removeIfThere(id: string): Promise<void> {
  try {
    await request(`/api/integrations/${encodeURIComponent(id)}`, { method: 'DELETE' })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}
