import { useQuery } from '@tanstack/react-query'
import type { Integration } from '@/lib/integrations/integration'
import { keys } from './keys'
import { request } from './request'
import { useUser } from './user'

/** Read only for somebody who is signed in. */
export function useIntegrations() {
  const { data: user } = useUser()
  return useQuery({
    queryKey: keys.integrations,
    queryFn: () => request<Integration[]>('/api/integrations'),
    enabled: Boolean(user),
  })
}
