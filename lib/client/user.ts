import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { keys } from './keys'
import { ApiError, request } from './request'

export type User = { id: string; email: string; username: string; termsAccepted: boolean }

/** The signed-in user; null is signed out. */
export function useUser() {
  return useQuery({ queryKey: keys.user, queryFn: readUser })
}

async function readUser(): Promise<User | null> {
  try {
    return await request<User>('/api/user')
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

export function useLogout() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => request('/api/logout', { method: 'POST' }),
    onSuccess: () => client.setQueryData(keys.user, null),
  })
}

export function useAcceptTerms() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => request<{ user: User }>('/api/auth/accept-terms', { method: 'POST' }),
    onSuccess: ({ user }) => client.setQueryData(keys.user, user),
  })
}
