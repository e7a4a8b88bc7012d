import { Plus } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { toSlots } from '@/lib/pages/date-hours'
import { changeSlot, nextSlot, slotProblem, slotsOf } from '@/lib/pages/week-hours'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { MAX_SPANS_OF_DATE, type Span } from '@/lib/scheduling/vocabulary'
import { useTexts } from '@/messages/react/texts-provider'
import { SlotRow } from '../slot-row'

type DateSpansProps = { value: readonly Span[]; timeFormat: TimeFormat; onChange: (spans: Span[]) => void }

/** The hours of one date. */
export function DateSpans({ value, timeFormat, onChange }: DateSpansProps) {
  const { t, say } = useTexts('pageDates')
  const checks = useTexts('checks').t
  const sentences = { invalid: checks.endAfterStart, overlap: checks.slotOverlaps }
  const slots = toSlots(value)
  const next = value.length < MAX_SPANS_OF_DATE ? nextSlot(slots, 0) : null
  const set = (changed: readonly Span[]) => onChange(changed.map(({ startTime, endTime }) => ({ startTime, endTime })))
  return (
    <div className="grid justify-items-start gap-2">
      {slotsOf(slots, 0).map(({ slot, index }, place) => {
        const problem = slotProblem(slots, index)
        return (
          <SlotRow
            // The index is the place in the list, which stays while the times change.
            key={index}
            slot={slot}
            name={say(t.span, { number: place + 1 })}
            timeFormat={timeFormat}
            problem={problem && sentences[problem]}
            removeLabel={t.removeSpan}
            onChange={(times) => set(changeSlot(slots, index, times))}
            onRemove={() => set(slots.filter((_, other) => other !== index))}
          />
        )
      })}
      <Button variant="outline" size="sm" disabled={next === null} onClick={() => next && set([...slots, next])}>
        <Plus aria-hidden="true" className="size-4" />
        {t.addSpan}
      </Button>
    </div>
  )
}
