import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Crop, Settings, SettingsInput } from '@/lib/settings/schema'
import type { PictureKind } from '@/lib/shared/brand'
import { keys } from './keys'
import { request } from './request'
import { shrinkPicture } from './shrink-picture'

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

type Upload = { file: Blob; crop?: Crop }

export function useUploadPicture(kind: PictureKind) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ file, crop }: Upload) => {
      const part = new URLSearchParams(Object.entries(crop ?? {}).map(([name, value]) => [name, value.toFixed(4)]))
      return request<Settings>(`/api/settings/${kind}?${part}`, { method: 'PUT', file: await shrinkPicture(file) })
    },
    onSuccess: (settings) => client.setQueryData(keys.settings, settings),
  })
}

export function useRemovePicture(kind: PictureKind) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => request(`/api/settings/${kind}`, { method: 'DELETE' }),
    onSuccess: () =>
      client.setQueryData<Settings>(keys.settings, (settings) => settings && { ...settings, [kind]: null }),
  })
}

export function useSendTestMail() {
  return useMutation({ mutationFn: () => request('/api/settings/test-mail', { method: 'POST' }) })
}
