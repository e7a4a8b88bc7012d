import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../ui/button'

type RangeBarProps = {
  heading: string
  /** What one step is, where the buttons are to say so: `month`. */
  step?: string
  onToday: () => void
  onPrevious: () => void
  onNext: () => void
}

/** What is in view, and the ways to what lies before and after it. */
export function RangeBar({ heading, step, onToday, onPrevious, onNext }: RangeBarProps) {
  const suffix = step ? ` ${step}` : ''
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2
        tabIndex={-1}
        data-range-heading=""
        aria-live="polite"
        className="min-w-0 font-semibold text-lg tracking-tight outline-none"
      >
        {heading}
      </h2>
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
