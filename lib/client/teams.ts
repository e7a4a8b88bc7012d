import { useMutation } from '@tanstack/react-query'
import type { Team } from '@/lib/teams/schema'
import { request } from './request'

export function useJoinTeam(token: string) {
  return useMutation({
    mutationFn: () => request<Team>(`/api/invitations/${encodeURIComponent(token)}`, { method: 'POST' }),
  })
}
