import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { HandedOver } from '@/lib/meetings/schema'
import type { Role } from '@/lib/shared/team-roles'
import type { CreateTeamInput, Invitation, InviteInput, Member, Team } from '@/lib/teams/schema'
import { keys } from './keys'
import { request } from './request'

const PATH = '/api/teams'
const pathOf = (...parts: string[]) => [PATH, ...parts.map(encodeURIComponent)].join('/')

export function useJoinTeam(token: string) {
  return useMutation({
    mutationFn: () => request<Team>(`/api/invitations/${encodeURIComponent(token)}`, { method: 'POST' }),
  })
}

export function useCreateTeam() {
  return useMutation({ mutationFn: (body: CreateTeamInput) => request<Team>(PATH, { method: 'POST', body }) })
}

export function useTeamFacts(id: string) {
  return useQuery({ queryKey: keys.team.one, queryFn: () => request<Team>(pathOf(id)) })
}

export function useMembers(teamId: string) {
  return useQuery({ queryKey: keys.team.members, queryFn: () => request<Member[]>(pathOf(teamId, 'members')) })
}

export function useChangeRole(teamId: string) {
  return useChange(({ account, role }: { account: string; role: Role }) =>
    request<Member>(pathOf(teamId, 'members', account), { method: 'PATCH', body: { role } }),
  )
}

export function useRemoveMember(teamId: string) {
  return useChange((account: string) => endMembership(teamId, account))
}

/** Nothing is read again: the screens of the team are left. */
export function useLeaveTeam(teamId: string) {
  return useMutation({ mutationFn: (account: string) => endMembership(teamId, account) })
}

/** The bookings to come that a member holds. */
export function useHandOverAll(teamId: string) {
  return useMutation({
    mutationFn: (account: string) =>
      request<HandedOver>(pathOf(teamId, 'members', account, 'hand-over'), { method: 'POST' }),
  })
}

function endMembership(teamId: string, account: string): Promise<void> {
  return request(pathOf(teamId, 'members', account), { method: 'DELETE' })
}

/** Only for those who lead the team. */
export function useInvitations(teamId: string) {
  return useQuery({
    queryKey: keys.team.invitations,
    queryFn: () => request<Invitation[]>(pathOf(teamId, 'invitations')),
  })
}

export function useInvite(teamId: string) {
  return useChange(
    (body: InviteInput) => request<Invitation>(pathOf(teamId, 'invitations'), { method: 'POST', body }),
    keys.team.invitations,
  )
}

export function useWithdraw(teamId: string) {
  return useChange(
    (id: string) => request(pathOf(teamId, 'invitations', id), { method: 'DELETE' }),
    keys.team.invitations,
  )
}

export function useDeleteTeam(id: string) {
  return useChange(
    (confirm: string) => request<{ deleteAt: string }>(pathOf(id), { method: 'DELETE', body: { confirm } }),
    keys.team.one,
  )
}

export function useRestoreTeam(id: string) {
  return useChange(() => request<Team>(pathOf(id, 'restore'), { method: 'POST' }), keys.team.one)
}

/** A list is read again also after a failure: somebody else may have changed it. */
function useChange<Variables, Answer>(
  mutationFn: (variables: Variables) => Promise<Answer>,
  stale: QueryKey = keys.team.members,
) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: stale }) })
}
