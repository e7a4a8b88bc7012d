'use client'

import { Scale } from 'lucide-react'
import { useState } from 'react'
import { DayField } from '@/components/fields/day-field'
import { useClock } from '@/components/layout/use-clock'
import { useFairness, useTimeSlotPage } from '@/lib/client/time-slot-pages'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { useTexts } from '@/messages/react/texts-provider'
import { BackLink } from '../../layout/back-link'
import { PageHeader } from '../../layout/page-header'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailed } from '../../ui/load-failed'
import { Skeleton } from '../../ui/skeleton'
import { GroupFigures } from './group-figures'

/** `openedAt`: the server's now in epoch milliseconds. */
type FairnessScreenProps = { id: string; openedAt: number }

/** What the hosts of a team's page got and were due, in all or between two dates. */
export function FairnessScreen({ id, openedAt }: FairnessScreenProps) {
  const { t } = useTexts('fairness')
  const { data: page } = useTimeSlotPage(id)
  const clock = useClock()
  const [{ from, to, round }, setDates] = useState<{ from: CalendarDate | ''; to: CalendarDate | ''; round: number }>({
    from: '',
    to: '',
    round: 0,
  })
  const isBackward = from !== '' && to !== '' && to < from
  const { data, isPending, isPlaceholderData, error, refetch } = useFairness(
    id,
    isBackward ? { from, to: '' } : { from, to },
  )
  // Dates are those of the page's zone.
  const dates = clock && page && { ...clock, timezone: page.timezone }
  return (
    <>
      <BackLink href={`/time-slot-pages/${id}`}>{page?.title ?? t.back}</BackLink>
      <PageHeader title={t.title} text={t.intro} />
      {data && data.groups.length > 0 && (
        <div className="mb-6 flex flex-wrap items-start gap-3">
          {dates ? (
            <>
              <DayField
                key={`from-${round}`}
                className="w-42"
                label={t.from}
                value={from}
                clock={dates}
                openedAt={openedAt}
                onChange={(day) => setDates({ from: day, to, round })}
              />
              <DayField
                key={`to-${round}`}
                className="w-42"
                label={t.to}
                value={to}
                clock={dates}
                openedAt={openedAt}
                error={isBackward ? t.toBeforeFrom : undefined}
                onChange={(day) => setDates({ from, to: day, round })}
              />
            </>
          ) : (
            <Skeleton className="h-17 w-88" />
          )}
          {(from || to) && (
            <Button
              variant="ghost"
              className="mt-6.5 px-3"
              onClick={() => setDates({ from: '', to: '', round: round + 1 })}
            >
              {t.all}
            </Button>
          )}
        </div>
      )}
      {isPending && <Skeleton className="h-56" />}
      {!isPending && !data && <LoadFailed title={t.loadFailed} error={error} onRetry={() => void refetch()} />}
      {data?.groups.length === 0 && <EmptyState icon={Scale} title={t.empty.title} text={t.empty.text} />}
      <div aria-busy={isPlaceholderData} className="grid max-w-3xl gap-6 aria-busy:opacity-60">
        {data?.groups.map((group) => (
          <GroupFigures key={group.group} group={group} />
        ))}
      </div>
    </>
  )
}
