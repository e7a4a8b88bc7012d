import { useId } from 'react'
import { useInvitations, useWithdraw } from '@/lib/client/teams'
import type { Invitation } from '@/lib/teams/schema'
import { longDate, toWallClock } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import { FormSection } from '../fields/form-section'
import { useClock } from '../layout/use-clock'
import { Button } from '../ui/button'
import { LoadFailed } from '../ui/load-failed'
import { moveFocus } from '../ui/move-focus'
import { Skeleton } from '../ui/skeleton'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'

const ANCHOR = 'invitations'

/** Invitations that nobody has accepted yet. */
export function OpenInvitations({ teamId }: { teamId: string }) {
  const { invitations: t } = useTexts('teams').t
  const { data, isPending, error, refetch } = useInvitations(teamId)
  return (
    <FormSection anchor={ANCHOR} title={t.heading}>
      {isPending && <Skeleton className="h-16" />}
      {!isPending && !data && <LoadFailed title={t.loadFailed} error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="text-muted-foreground text-sm">{t.empty}</p>}
      {data && data.length > 0 && (
        <ul aria-label={t.heading} className="-my-2 divide-y">
          {data.map((invitation) => (
            <InvitationRow key={invitation.id} teamId={teamId} invitation={invitation} />
          ))}
        </ul>
      )}
    </FormSection>
  )
}

function InvitationRow({ teamId, invitation }: { teamId: string; invitation: Invitation }) {
  const { t: all, say, locale } = useTexts('teams')
  const t = all.invitations
  const clock = useClock()
  const toastFailure = useToastFailure()
  const withdraw = useWithdraw(teamId)
  const emailId = useId()
  const { id, email, role, expiresAt } = invitation
  const date = longDate(toWallClock(Date.parse(expiresAt), clock?.timezone ?? 'UTC').date, locale)

  /** The pressed button goes with its row. */
  async function end() {
    try {
      await withdraw.mutateAsync(id)
      toast({ title: t.withdrawn })
      moveFocus(() => document.getElementById(ANCHOR))
    } catch (error) {
      toastFailure(error, t.withdrawFailed)
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-3">
      <div className="min-w-0">
        <p id={emailId} dir="ltr" className="wrap-anywhere text-along font-medium text-sm">
          {email}
        </p>
        <p className="mt-0.5 text-muted-foreground text-sm">{say(t.facts, { role: all.roles[role], date })}</p>
      </div>
      <Button
        variant="ghost"
        className="-ms-3.5 px-3.5 sm:ms-auto"
        pending={withdraw.isPending}
        disabled={withdraw.isPending}
        aria-describedby={emailId}
        onClick={() => void end()}
      >
        {t.withdraw}
      </Button>
    </li>
  )
}
