import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { GridSpan } from '@/lib/meetings/calendar-grid'
import { useTexts } from '@/messages/react/texts-provider'

type RangeBarProps = {
  heading: string
  /** A line below the heading. An empty text keeps its space. */
  note?: string
  /** Names the step in the buttons: `Next month`. */
  step?: GridSpan
  onToday: () => void
  onPrevious: () => void
  onNext: () => void
}

export function RangeBar({ heading, note, step, onToday, onPrevious, onNext }: RangeBarProps) {
  const { t } = useTexts('meetings')
  const [previous, next] = {
    agenda: [t.range.previous, t.range.next],
    week: [t.range.previousWeek, t.range.nextWeek],
    month: [t.range.previousMonth, t.range.nextMonth],
  }[step ?? 'agenda']
  return (
    <div className="flex items-center justify-between gap-x-3 gap-y-2 sm:flex-wrap sm:gap-x-4">
      <div className="min-w-0">
        <h2
          tabIndex={-1}
          data-range-heading=""
          aria-live="polite"
          className="text-balance font-semibold text-base leading-5 tracking-tight outline-none sm:text-lg"
        >
          {heading}
        </h2>
        {note !== undefined && <p className="min-h-5 text-muted-foreground text-sm">{note}</p>}
      </div>
      <div className="flex shrink-0 items-center gap-1.5">
        <Button variant="outline" className="px-4" onClick={onToday}>
          {t.today}
        </Button>
        <Button variant="outline" size="icon" aria-label={previous} onClick={onPrevious}>
          <ChevronLeft aria-hidden="true" className="size-4" />
        </Button>
        <Button variant="outline" size="icon" aria-label={next} onClick={onNext}>
          <ChevronRight aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </div>
  )
}
