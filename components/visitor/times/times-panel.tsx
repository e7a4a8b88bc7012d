import { lazy, Suspense } from 'react'
import { nextFreeDate } from '@/lib/meetings/visitor/slot-calendar'
import { addDays, type CalendarDate } from '@/lib/scheduling/calendar-date'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { useTexts } from '@/messages/react/texts-provider'
import { outlineButton, skeleton, slotGrid } from '../shared/styles'
import type { Visitor } from '../shared/use-visitor'
import { ClosedNotice } from './closed-notice'
import { DayHeading } from './day-heading'
import { EarlyPlace } from './early-place'
import type { EmptyPage } from './empty-times'
import { NextDate } from './next-date'
import { SlotList } from './slot-list'
import { TimeFormatSwitch } from './time-format-switch'
import { TimesNotice, useNotices } from './times-notice'
import type { Slots } from './use-slots'

/** Most pages have times. */
const EmptyTimes = lazy(() => import('./empty-times'))

type Props = {
  visitor: Visitor | null
  slots: Slots
  page?: EmptyPage | undefined
  date: CalendarDate | null
  /** The time that is being booked. */
  pressed?: string | null
  onPrefer: (choice: { timeFormat: TimeFormat }) => void
  /** The visitor is about to choose. */
  onNear: () => void
  onDate: (date: CalendarDate) => void
  onChoose: (start: string) => void
}

export function TimesPanel(props: Props) {
  const { visitor, slots, date, onPrefer } = props
  const { t } = useTexts('booking')
  const isLoading = slots.isReading && (slots.isOther || slots.failure !== null)
  const hasNoDay = date === null && !isLoading
  return (
    <section aria-label={t.times.label} aria-busy={slots.isReading} className="flex min-h-0 flex-1 flex-col">
      <div className={`flex items-start justify-between gap-2 pb-3 ${hasNoDay ? 'hidden' : ''}`}>
        <h2 className="min-w-0">
          {date ? (
            <DayHeading date={date} />
          ) : (
            slots.isReading && (
              <EarlyPlace name="day" as="span">
                <span className={`${skeleton} mt-1 h-9 w-24`} />
              </EarlyPlace>
            )
          )}
        </h2>
        <TimeFormatSwitch value={visitor?.timeFormat ?? null} onChange={(timeFormat) => onPrefer({ timeFormat })} />
      </div>
      <div className="visitor-times">
        {isLoading || !visitor ? (
          <EarlyPlace name="times">
            <TimesSkeleton />
          </EarlyPlace>
        ) : (
          <Times {...props} visitor={visitor} />
        )}
      </div>
    </section>
  )
}

function Times(props: Omit<Props, 'visitor'> & { visitor: Visitor }) {
  const { visitor, slots, page, date, onDate } = props
  const { t } = useTexts('booking')
  const notices = useNotices()
  const retry = () => void slots.reload()
  if (slots.failure !== null) return <TimesNotice notice={notices.ofFailure(slots.failure)} onRetry={retry} />
  const { calendar } = slots
  const closed = date && calendar?.closed.get(date)
  if (calendar && closed) {
    const next = nextFreeDate(calendar, date)
    return <ClosedNotice label={closed}>{next && <NextDate date={next} onDate={onDate} />}</ClosedNotice>
  }
  const starts = date ? calendar?.slots.get(date) : undefined
  if (starts) return <SlotList {...props} {...visitor} key={date} slots={starts} />
  if (date || !calendar) return <TimesNotice notice={notices.unchecked} onRetry={retry} />
  const { to, last } = calendar
  return (
    <Suspense>
      <EmptyTimes calendar={calendar} page={page}>
        {to < last && (
          <button type="button" className={outlineButton} onClick={() => slots.reach(addDays(to, 1))}>
            {t.times.later}
          </button>
        )}
      </EmptyTimes>
    </Suspense>
  )
}

function TimesSkeleton() {
  return (
    <div aria-hidden="true" className={slotGrid}>
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells one bar from another
        <span key={index} className={`${skeleton} h-11 rounded-lg`} />
      ))}
    </div>
  )
}
