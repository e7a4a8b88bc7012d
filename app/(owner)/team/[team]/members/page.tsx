import { dehydrate } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { MembersScreen } from '@/components/teams/members-screen'
import { requireOwner } from '@/lib/auth/page-session'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'
import { isLeading } from '@/lib/shared/team-roles'
import { listOpenInvitations } from '@/lib/teams/server/invitations'
import { listTeamMembers } from '@/lib/teams/server/members'
import { getTeam } from '@/lib/teams/server/teams'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('teams').t.members.title }
}

export default async function MembersPage() {
  const { id, person, role } = await requireOwner()
  const cache = createQueryClient()
  // If a read fails, the browser reads again and shows the error.
  await Promise.all([
    cache.prefetchQuery({ queryKey: keys.team.one, queryFn: () => getTeam(person.id, id) }),
    cache.prefetchQuery({ queryKey: keys.team.members, queryFn: () => listTeamMembers(person.id, id) }),
    role !== null &&
      isLeading(role) &&
      cache.prefetchQuery({
        queryKey: keys.team.invitations,
        queryFn: () => listOpenInvitations(person.id, id, new Date()),
      }),
  ])
  return (
    <OwnerScreen state={dehydrate(cache)}>
      <MembersScreen />
    </OwnerScreen>
  )
}
