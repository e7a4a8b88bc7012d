import { useQuery } from '@tanstack/react-query'
import type { FileStorage } from '@/lib/forms/form'
import { keys } from './keys'
import { request } from './request'

export function useFileStorage() {
  return useQuery({
    queryKey: keys.fileStorage,
    queryFn: () => request<FileStorage>('/api/file-storage'),
  })
}
