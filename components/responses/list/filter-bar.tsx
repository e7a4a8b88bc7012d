import { SlidersHorizontal } from 'lucide-react'
import { useId, useRef } from 'react'
import { DayField } from '@/components/fields/day-field'
import { SearchField } from '@/components/fields/search-field'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { moveFocus } from '@/components/ui/move-focus'
import { Skeleton } from '@/components/ui/skeleton'
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
            <DayField
              key={`from-${round}`}
              className="lg:w-42"
              label={t.from}
              value={from}
              clock={clock}
              openedAt={openedAt}
              onChange={(day) => setDays({ from: day, to })}
            />
            <DayField
              key={`to-${round}`}
              className="lg:w-42"
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
