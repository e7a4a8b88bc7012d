import { SlidersHorizontal } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { DateControl } from '@/components/fields/date-control'
import { FieldGroup } from '@/components/fields/field'
import { SearchField } from '@/components/fields/search-field'
import { useToday } from '@/components/layout/use-clock'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { moveFocus } from '@/components/ui/move-focus'
import { Skeleton } from '@/components/ui/skeleton'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { formatDate } from '@/lib/scheduling/format-date'
import type { Clock } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import type { useNarrowing } from './use-narrowing'

type FilterBarProps = {
  narrowing: ReturnType<typeof useNarrowing>
  clock: Clock | null
  openedAt: number
  /** On a phone all but the search is folded until it is asked for. */
  isUnfolded: boolean
  onFold: () => void
}

/** Filters by a text and by the days on which responses came. */
export function FilterBar({ narrowing, clock, openedAt, isUnfolded, onFold }: FilterBarProps) {
  const {
    t: { filter: t },
  } = useTexts('responses')
  const { typed, setTyped, days, setDays, isNarrowed, clear, round } = narrowing
  const { from, to } = days
  const search = useRef<HTMLInputElement>(null)
  const daysId = useId()

  /** The button disappears with the filters. */
  function clearAll() {
    clear()
    moveFocus(() => search.current)
  }

  return (
    <div className="mb-3 grid items-start gap-3 lg:flex print:hidden">
      <div className="flex gap-2 lg:mt-6.5 lg:flex-1">
        <SearchField label={t.search} value={typed} onChange={setTyped} inputRef={search} className="min-w-0 flex-1" />
        <Button
          variant="outline"
          size="icon"
          aria-label={t.show}
          title={t.show}
          aria-expanded={isUnfolded}
          aria-controls={daysId}
          className="shrink-0 sm:hidden"
          onClick={onFold}
        >
          <SlidersHorizontal aria-hidden="true" className="size-4" />
        </Button>
      </div>
      <div
        id={daysId}
        className={cn(
          'grid grid-cols-2 items-start gap-3 max-[22.5rem]:grid-cols-1 lg:flex',
          !isUnfolded && !isNarrowed && 'max-sm:hidden',
          !isUnfolded && 'max-sm:[&>:not(button)]:hidden',
        )}
      >
        {clock ? (
          <>
            <Day
              key={`from-${round}`}
              label={t.from}
              value={from}
              clock={clock}
              openedAt={openedAt}
              onChange={(day) => setDays({ from: day, to })}
            />
            <Day
              key={`to-${round}`}
              label={t.to}
              value={to}
              clock={clock}
              openedAt={openedAt}
              error={from && to && to < from ? t.toBeforeFrom : undefined}
              onChange={(day) => setDays({ from, to: day })}
            />
          </>
        ) : (
          <Skeleton className="col-span-full h-11 lg:w-88" />
        )}
        {isNarrowed && (
          <Button variant="ghost" className="col-span-full px-3 lg:mt-6.5" onClick={clearAll}>
            {t.clear}
          </Button>
        )}
      </div>
    </div>
  )
}

type DayProps = {
  label: string
  value: CalendarDate | ''
  clock: Clock
  openedAt: number
  error?: string
  onChange: (day: CalendarDate | '') => void
}

function Day({ label, value, clock, openedAt, error: given, onChange }: DayProps) {
  const { t, say, locale } = useTexts('responses')
  const today = useToday(clock.timezone, openedAt)
  const [isUnreadable, setUnreadable] = useState(false)
  const example = formatDate(today, 'UTC', clock.dateFormat, locale)
  const error = isUnreadable ? say(t.filter.notADate, { example }) : given
  return (
    <FieldGroup label={label} error={error} className="lg:w-42">
      {(describedBy) => (
        <div className="flex">
          <DateControl
            ref={null}
            value={value}
            onChange={onChange}
            onSettled={() => {}}
            onUnreadable={setUnreadable}
            dateFormat={clock.dateFormat}
            weekStartDay={clock.weekStartDay}
            today={today}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
          />
        </div>
      )}
    </FieldGroup>
  )
}
