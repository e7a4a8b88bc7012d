import { useMutation } from '@tanstack/react-query'
import { request } from './request'

export function useSendMessage() {
  return useMutation({
    mutationFn: (body: { fullName: string; email: string; message: string; website?: string }) =>
      request<{ id: string }>('/api/contact', { method: 'POST', body }),
  })
}
