import { Link } from '@/components/ui/link'
import { useSettings } from '@/lib/client/settings'
import { useTimeOff } from '@/lib/client/time-off'
import type { Clock } from '@/lib/time/meeting-time'
import type { TimeOff } from '@/lib/time-off/schema'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'
import { useToday } from '../layout/use-clock'
import { LoadFailed } from '../ui/load-failed'
import { useAccountKind, useForKind } from '../ui/team'
import { HolidaysSection } from './holidays-section'
import { StandingMeetings } from './standing-meetings'
import { TimeOffDialog } from './time-off-dialog'
import { TimeOffList } from './time-off-list'
import { TimeOffSkeleton } from './time-off-skeleton'
import { YearSection } from './year-section'

type TimeOffSectionsProps = {
  openedAt: number
  /** Null until the settings are known. */
  clock: Clock | null
  /** The entry that the dialog edits. */
  edited: TimeOff | 'new' | null
  onEdit: (entry: TimeOff | 'new' | null) => void
}

/** Days off, the year that they make, and public holidays. */
export function TimeOffSections({ openedAt, clock, edited, onEdit }: TimeOffSectionsProps) {
  const { t, locale } = useTexts('timeOff')
  const forKind = useForKind()
  const kind = useAccountKind()
  const { data: settings } = useSettings()
  const { data: entries, isPending, error, refetch } = useTimeOff()
  const today = useToday(clock?.timezone ?? 'UTC', openedAt)

  return (
    <>
      {!entries && !isPending && <LoadFailed title={t.loadFailed} error={error} onRetry={() => void refetch()} />}
      {(isPending || (entries && !clock)) && <TimeOffSkeleton />}
      {entries && clock && (
        <>
          <StandingMeetings clock={clock} entries={entries} />
          <TimeOffList
            entries={entries.filter(({ kind }) => kind === 'leave')}
            clock={clock}
            today={today}
            onAdd={() => onEdit('new')}
            onEdit={onEdit}
          />
          <YearSection entries={entries} clock={clock} today={today} />
          <HolidaysSection
            holidays={entries.filter(({ kind }) => kind === 'holiday')}
            clock={clock}
            today={today}
            settings={settings}
          />
          <p className="-mt-2 text-muted-foreground text-sm">
            {sayNodes(locale, forKind(t.zone), {
              timezone: clock.timezone,
              link: (words) => (
                <Link
                  href={kind === 'room' ? '/rooms' : '/settings#time'}
                  className="font-medium text-link underline underline-offset-4"
                >
                  {words}
                </Link>
              ),
            })}
          </p>
        </>
      )}
      {clock && <TimeOffDialog entry={edited} clock={clock} today={today} onClose={() => onEdit(null)} />}
    </>
  )
}
