'use client'

import { Plus } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { useSettings } from '@/lib/client/settings'
import { useTimeOff } from '@/lib/client/time-off'
import type { TimeOff } from '@/lib/time-off/schema'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'
import { useClock, useToday } from '../layout/use-clock'
import { Button } from '../ui/button'
import { LoadFailed } from '../ui/load-failed'
import { HolidaysSection } from './holidays-section'
import { StandingMeetings } from './standing-meetings'
import { TimeOffDialog } from './time-off-dialog'
import { TimeOffHeader } from './time-off-header'
import { TimeOffList } from './time-off-list'
import { TimeOffSkeleton } from './time-off-skeleton'
import { YearSection } from './year-section'

/** Days off, the year that they make, and public holidays. */
export function TimeOffScreen({ openedAt }: { openedAt: number }) {
  const { t, locale } = useTexts('timeOff')
  const clock = useClock()
  const { data: settings } = useSettings()
  const { data: entries, isPending, error, refetch } = useTimeOff()
  const [edited, setEdited] = useState<TimeOff | 'new' | null>(null)
  const today = useToday(clock?.timezone ?? 'UTC', openedAt)

  return (
    <>
      <TimeOffHeader>
        <Button disabled={!clock} onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" className="size-4" />
          {t.add}
        </Button>
      </TimeOffHeader>
      {!entries && !isPending && <LoadFailed title={t.loadFailed} error={error} onRetry={() => void refetch()} />}
      {(isPending || (entries && !clock)) && <TimeOffSkeleton />}
      {entries && clock && (
        <div className="grid max-w-4xl gap-5">
          <StandingMeetings clock={clock} hasTimeOff={entries.some(({ isActive }) => isActive)} />
          <TimeOffList
            entries={entries.filter(({ kind }) => kind === 'leave')}
            clock={clock}
            today={today}
            onAdd={() => setEdited('new')}
            onEdit={setEdited}
          />
          <YearSection entries={entries} clock={clock} today={today} />
          <HolidaysSection
            holidays={entries.filter(({ kind }) => kind === 'holiday')}
            clock={clock}
            today={today}
            settings={settings}
          />
          <p className="text-muted-foreground text-sm">
            {sayNodes(locale, t.zone, {
              timezone: clock.timezone,
              link: (words) => (
                <Link href="/settings#time" className="font-medium text-link underline underline-offset-4">
                  {words}
                </Link>
              ),
            })}
          </p>
        </div>
      )}
      {clock && <TimeOffDialog entry={edited} clock={clock} today={today} onClose={() => setEdited(null)} />}
    </>
  )
}
