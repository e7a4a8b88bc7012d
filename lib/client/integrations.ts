import { useQuery } from '@tanstack/react-query'
import { keys } from './keys'
import { request } from './request'
import { useUser } from './user'

export type Integration = {
  id: string
  type: 'google_calendar' | 'teams' | 'outlook' | 'zoom' | 'caldav'
  account: string
  expiresAt: string | null
  status: 'connected' | 'expired'
  lastUsedAt: string | null
  createdAt: string
}

/** Read only for somebody who is signed in. */
export function useIntegrations() {
  const { data: user } = useUser()
  return useQuery({
    queryKey: keys.integrations,
    queryFn: () => request<Integration[]>('/api/integrations'),
    enabled: Boolean(user),
  })
}
