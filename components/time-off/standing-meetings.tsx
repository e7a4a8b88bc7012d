import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useAffected } from '@/lib/client/time-off'
import { closedPeriod } from '@/lib/scheduling'
import type { Clock } from '@/lib/time/meeting-time'
import type { AffectedMeetings, TimeOff } from '@/lib/time-off/schema'
import { spanText } from '@/lib/time-off/time-off-words'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../ui/button'
import { useForKind } from '../ui/team'
import { AffectedList } from './affected-list'
import { ClearDialog } from './clear-dialog'
import { HandOver } from './hand-over'

type StandingMeetingsProps = { clock: Clock; entries: readonly TimeOff[] }

/** Meetings that stand on days off, with a way to clear each of these times; nothing without any. */
export function StandingMeetings({ clock, entries }: StandingMeetingsProps) {
  const words = useTexts('timeOff')
  const { t, say } = words
  const forKind = useForKind()
  const active = entries.filter(({ isActive }) => isActive)
  const { data } = useAffected(null, active.length > 0)
  const [cleared, setCleared] = useState<{ entry: TimeOff; isOpen: boolean } | null>(null)
  const dialog = cleared && (
    <ClearDialog
      key={cleared.entry.id}
      entry={cleared.entry}
      clock={clock}
      open={cleared.isOpen}
      onClose={() => setCleared({ ...cleared, isOpen: false })}
    />
  )
  if (active.length === 0 || !data || data.total === 0) return dialog
  const { timezone } = clock
  const own = data.affected.filter(({ attendeeName, team }) => attendeeName !== null && !team)
  const held = data.affected.filter(({ team }) => team)
  const concerned = active.filter((entry) => isTouched(entry, own, timezone) || isTouched(entry, held, timezone))
  return (
    <section className="rounded-2xl bg-warning-soft p-4 text-warning-foreground sm:p-5">
      <h2 className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
        {say(forKind(t.affected.standing), { count: data.total })}
      </h2>
      <p className="mt-1 text-sm">{held.length > 0 ? t.affected.standingHeld : t.affected.standingText}</p>
      <AffectedList {...data} clock={clock} />
      {concerned.length > 0 && (
        <ul className="mt-4 grid gap-4">
          {concerned.map((entry) => (
            <li key={entry.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
              {concerned.length > 1 && <span className="min-w-44 font-medium">{spanText(entry, clock, words)}</span>}
              {isTouched(entry, own, timezone) && (
                <Button
                  variant="outline"
                  aria-label={say(t.clear.openOf, { when: spanText(entry, clock, words) })}
                  onClick={() => setCleared({ entry, isOpen: true })}
                >
                  {t.clear.open}
                </Button>
              )}
              {isTouched(entry, held, timezone) && <HandOver entry={entry} clock={clock} />}
            </li>
          ))}
        </ul>
      )}
      {dialog}
    </section>
  )
}

function isTouched(entry: TimeOff, affected: AffectedMeetings['affected'], timezone: string): boolean {
  const { start, end } = closedPeriod(entry, timezone)
  return affected.some(({ startTime, endTime }) => Date.parse(startTime) < end && Date.parse(endTime) > start)
}
