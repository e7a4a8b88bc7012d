import { useQuery } from '@tanstack/react-query'
import type { Settings } from '@/lib/settings/schema'
import { keys } from './keys'
import { request } from './request'

export function useSettings() {
  return useQuery({ queryKey: keys.settings, queryFn: () => request<Settings>('/api/settings') })
}
