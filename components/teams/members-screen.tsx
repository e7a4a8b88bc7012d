'use client'

import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useMembers, useTeamFacts } from '@/lib/client/teams'
import { isLeading } from '@/lib/shared/team-roles'
import { useTexts } from '@/messages/react/texts-provider'
import { FormSection } from '../fields/form-section'
import { useOwner } from '../layout/owner'
import { PageHeader } from '../layout/page-header'
import { Button } from '../ui/button'
import { LoadFailed } from '../ui/load-failed'
import { focusHeading } from '../ui/move-focus'
import { Skeleton } from '../ui/skeleton'
import { type ShownTeam, useTeam } from '../ui/team'
import { DeleteTeam } from './delete-team'
import { InviteDialog } from './invite-dialog'
import { LeaveTeam } from './leave-team'
import { LeavingNotice } from './leaving-notice'
import { MemberRow } from './member-row'
import { OpenInvitations } from './open-invitations'

/** Who works for the team. */
export function MembersScreen() {
  const team = useTeam()
  return team && <Members team={team} />
}

function Members({ team }: { team: ShownTeam }) {
  const { t: all, say } = useTexts('teams')
  const t = all.members
  const { data: facts } = useTeamFacts(team.id)
  const [isInviting, setInviting] = useState(false)
  const isLead = isLeading(team.role)
  const deleteAt = facts?.deleteAt ?? null
  return (
    <div className="max-w-3xl">
      <PageHeader title={t.title} text={say(t.intro, { team: team.name })}>
        {isLead && (
          <Button onClick={() => setInviting(true)}>
            <UserPlus aria-hidden="true" className="size-4" />
            {all.invite.open}
          </Button>
        )}
      </PageHeader>
      <div className="grid gap-5">
        {deleteAt && <LeavingNotice team={team} deleteAt={deleteAt} />}
        <FormSection title={t.list} isTitled={false}>
          <MemberList team={team} />
        </FormSection>
        {isLead && <OpenInvitations teamId={team.id} />}
        <LeaveTeam team={team} />
        {team.role === 'owner' && !deleteAt && <DeleteTeam team={team} />}
      </div>
      <InviteDialog team={team} open={isInviting} onClose={() => setInviting(false)} />
    </div>
  )
}

function MemberList({ team }: { team: ShownTeam }) {
  const { members: t } = useTexts('teams').t
  const { id } = useOwner()
  const { data, isPending, error, refetch } = useMembers(team.id)
  if (isPending) return <Skeleton className="h-16" />
  if (!data) return <LoadFailed title={t.loadFailed} error={error} onRetry={() => void refetch()} />
  return (
    <ul aria-label={t.list} className="-my-2 divide-y">
      {data.map((member) => (
        <MemberRow
          key={member.account}
          member={member}
          team={team}
          isSelf={member.account === id}
          onRemoved={focusHeading}
        />
      ))}
    </ul>
  )
}
