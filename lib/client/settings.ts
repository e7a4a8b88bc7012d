import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Settings, SettingsInput } from '@/lib/settings/schema'
import { keys } from './keys'
import { request } from './request'

export function useSettings() {
  return useQuery({ queryKey: keys.settings, queryFn: () => request<Settings>('/api/settings') })
}

/** The answer is what every screen reads from then on. */
export function useUpdateSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SettingsInput) => request<Settings>('/api/settings', { method: 'PATCH', body }),
    onSuccess: (settings) => client.setQueryData(keys.settings, settings),
  })
}

export function useSendTestMail() {
  return useMutation({ mutationFn: () => request('/api/settings/test-mail', { method: 'POST' }) })
}
