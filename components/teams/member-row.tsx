import { useId, useState } from 'react'
import { useChangeRole, useHandOverAll, useRemoveMember } from '@/lib/client/teams'
import { isLeading, type Role } from '@/lib/shared/team-roles'
import type { Member } from '@/lib/teams/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Face } from '../ui/face'
import type { ShownTeam } from '../ui/team'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'
import { EndDialog } from './end-dialog'
import { RoleSelect } from './role-select'

type MemberRowProps = { member: Member; team: ShownTeam; isSelf: boolean; onRemoved: () => void }

/** One member, with their role, which those who lead the team change. */
export function MemberRow({ member, team, isSelf, onRemoved }: MemberRowProps) {
  const { t: all, say } = useTexts('teams')
  const t = all.members
  const toastFailure = useToastFailure()
  const change = useChangeRole(team.id)
  const remove = useRemoveMember(team.id)
  const handOver = useHandOverAll(team.id)
  const [isAsking, setAsking] = useState(false)
  const nameId = useId()
  const { account, name, email, role } = member
  const mayChange = isLeading(team.role) && (team.role === 'owner' || role !== 'owner')

  async function choose(next: Role) {
    try {
      await change.mutateAsync({ account, role: next })
      // The role decides which screens and buttons the layout shows.
      if (isSelf) window.location.reload()
      else toast({ title: say(t.roleChanged, { name, role: all.roles[next] }) })
    } catch (error) {
      toastFailure(error, t.roleFailed)
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Face name={name} picture={null} className="size-9 text-sm" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2">
          <bdi id={nameId} className="wrap-anywhere font-medium text-sm">
            {name}
          </bdi>
          {isSelf && <Badge variant="secondary">{t.you}</Badge>}
        </p>
        {email && (
          <p dir="ltr" className="wrap-anywhere text-along text-muted-foreground text-sm">
            {email}
          </p>
        )}
      </div>
      {mayChange ? (
        <RoleSelect
          label={say(t.roleOf, { name })}
          value={role}
          chosenBy={team.role}
          disabled={change.isPending}
          onChange={(next) => void choose(next)}
          className="w-40 shrink-0"
        />
      ) : (
        <span className="text-muted-foreground text-sm">{all.roles[role]}</span>
      )}
      {mayChange && !isSelf && (
        <Button variant="ghost" className="px-3.5" aria-describedby={nameId} onClick={() => setAsking(true)}>
          {t.remove}
        </Button>
      )}
      <EndDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={say(t.removeTitle, { name })}
        text={t.removeText}
        confirmLabel={t.remove}
        failed={t.removeFailed}
        onConfirm={() => remove.mutateAsync(account)}
        onHandOver={() => handOver.mutateAsync(account)}
        onDone={() => {
          toast({ title: t.removed })
          onRemoved()
        }}
      />
    </li>
  )
}
