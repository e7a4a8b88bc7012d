import { TriangleAlert } from 'lucide-react'
import { useAffected } from '@/lib/client/time-off'
import type { Clock } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import { AffectedList } from './affected-list'

/** Meetings that stand on days off; nothing without any. */
export function StandingMeetings({ clock, hasTimeOff }: { clock: Clock; hasTimeOff: boolean }) {
  const { t, say } = useTexts('timeOff')
  const { data } = useAffected(null, hasTimeOff)
  if (!hasTimeOff || !data || data.total === 0) return null
  return (
    <section className="rounded-2xl bg-warning-soft p-4 text-warning-foreground sm:p-5">
      <h2 className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
        {say(t.affected.standing, { count: data.total })}
      </h2>
      <p className="mt-1 text-sm">{t.affected.standingText}</p>
      <AffectedList {...data} clock={clock} />
    </section>
  )
}
