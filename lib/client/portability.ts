import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { exportAnswer, ImportPlan } from '@/lib/portability/api-shapes'
import { request } from './request'
import { upload } from './upload'

type Sending = { file: File; dryRun: boolean; reminders: boolean; signal: AbortSignal; onPart: (part: number) => void }

export function useExport() {
  return useMutation({
    mutationFn: () => request<z.infer<typeof exportAnswer>>('/api/export', { method: 'POST' }),
  })
}

/** An import can change anything of the account, so everything is read again. */
export function useImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ file, dryRun, reminders, ...progress }: Sending) => {
      const query = dryRun ? '?dryRun=1' : reminders ? '?reminders=1' : ''
      return upload<ImportPlan>(`/api/import${query}`, file, progress)
    },
    onSettled: (_, __, { dryRun }) => (dryRun ? undefined : client.invalidateQueries()),
  })
}

export const exportAddress = (id: string) => `/api/export/${encodeURIComponent(id)}`
