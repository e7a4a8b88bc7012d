import { useRestoreTeam } from '@/lib/client/teams'
import { longDate, toWallClock } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import { useClock } from '../layout/use-clock'
import { Button } from '../ui/button'
import { focusHeading } from '../ui/move-focus'
import type { ShownTeam } from '../ui/team'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'

/** Says when the team is deleted; an owner can keep it until then. */
export function LeavingNotice({ team, deleteAt }: { team: ShownTeam; deleteAt: string }) {
  const { t: all, say, locale } = useTexts('teams')
  const t = all.leaving
  const clock = useClock()
  const toastFailure = useToastFailure()
  const restore = useRestoreTeam(team.id)
  const date = longDate(toWallClock(Date.parse(deleteAt), clock?.timezone ?? 'UTC').date, locale)

  async function keep() {
    try {
      await restore.mutateAsync(undefined)
      toast({ title: t.restored, description: t.restoredText })
      focusHeading()
    } catch (error) {
      toastFailure(error, t.failed)
    }
  }

  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-warning-soft px-4 py-3 text-sm text-warning-foreground"
    >
      <p className="min-w-0 flex-1 basis-52 font-medium">{say(t.text, { date })}</p>
      {team.role === 'owner' && (
        <Button
          variant="outline"
          size="sm"
          pending={restore.isPending}
          disabled={restore.isPending}
          onClick={() => void keep()}
        >
          {t.restore}
        </Button>
      )}
    </div>
  )
}
