import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BigbluebuttonTyped } from '@/lib/calendars/screen/bigbluebutton-schema'
import type { CaldavTyped } from '@/lib/calendars/screen/caldav-schema'
import type { IcsTyped } from '@/lib/calendars/screen/ics-schema'
import type { CalendarUse } from '@/lib/calendars/screen/usage'
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
  const onSuccess = useStaleUse([keys.calendars])
  return useMutation({
    mutationFn: (body: CaldavTyped) => request<Integration>('/api/integrations/caldav', { method: 'POST', body }),
    onSuccess,
  })
}

/** The calendar is read before it is stored. */
export function useConnectIcs() {
  const onSuccess = useStaleUse([keys.calendars])
  return useMutation({
    mutationFn: (body: IcsTyped) => request<Integration>('/api/integrations/ics', { method: 'POST', body }),
    onSuccess,
  })
}

/** The secret is tried before it is stored. */
export function useConnectBigbluebutton() {
  const onSuccess = useStaleUse()
  return useMutation({
    mutationFn: (body: BigbluebuttonTyped) =>
      request<Integration>('/api/integrations/bigbluebutton', { method: 'POST', body }),
    onSuccess,
  })
}

/** Says what an account's calendars are for; the server presets what is left out. */
export function useChooseCalendars(id: string) {
  const onSuccess = useStaleUse()
  return useMutation({
    mutationFn: (body: Partial<CalendarUse>) =>
      request<Integration>(`/api/integrations/${encodeURIComponent(id)}/calendars`, { method: 'PUT', body }),
    onSuccess,
  })
}

/** Its calendars leave pages and settings with it, and their events the list. */
export function useDisconnect(id: string) {
  const onSuccess = useStaleUse([keys.calendars, keys.meetings.all])
  return useMutation({ mutationFn: () => removeIfThere(id), onSuccess })
}

/** Pages and settings choose calendars of connections. */
function useStaleUse(more: readonly QueryKey[] = []) {
  const client = useQueryClient()
  const stale = [keys.integrations, keys.timeSlotPages.all, keys.settings, ...more]
  return () => Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** A connection that is already deleted counts as success. */
async function removeIfThere(id: string): Promise<void> {
  try {
    await request(`/api/integrations/${encodeURIComponent(id)}`, { method: 'DELETE' })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}
