import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '@/components/ui/button'

type RangeBarProps = {
  heading: string
  /** A line below, whose place is kept while there is nothing to say. */
  note?: string
  /** What one step is, where the buttons are to say so: `month`. */
  step?: string
  onToday: () => void
  onPrevious: () => void
  onNext: () => void
}

/** What is in view, and the ways to what lies before and after it. */
export function RangeBar({ heading, note, step, onToday, onPrevious, onNext }: RangeBarProps) {
  const suffix = step ? ` ${step}` : ''
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h2
          tabIndex={-1}
          data-range-heading=""
          aria-live="polite"
          className="font-semibold text-lg tracking-tight outline-none"
        >
          {heading}
        </h2>
        {note !== undefined && <p className="min-h-5 text-muted-foreground text-sm">{note}</p>}
      </div>
      <div className="flex items-center gap-1.5">
        <Button variant="outline" className="px-4" onClick={onToday}>
          Today
        </Button>
        <Button variant="outline" size="icon" aria-label={`Previous${suffix}`} onClick={onPrevious}>
          <ChevronLeft aria-hidden="true" className="size-4" />
        </Button>
        <Button variant="outline" size="icon" aria-label={`Next${suffix}`} onClick={onNext}>
          <ChevronRight aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </div>
  )
}
