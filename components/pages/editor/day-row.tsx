import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { toast } from '@/components/ui/use-toast'
import type { AvailabilityInput } from '@/lib/pages/schema'
import { changeSlot, type HoursRefusal, nextSlot, slotProblem, slotsOf, type WeekHours } from '@/lib/pages/week-hours'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { useTexts } from '@/messages/react/texts-provider'
import { CopyDay } from './copy-day'
import { SlotRow } from './slot-row'

type DayRowProps = {
  dayOfWeek: number
  /** All seven, in the order of the screen. */
  days: readonly { dayOfWeek: number; name: string }[]
  hours: WeekHours
  /** The slots as stored; those past midnight are valid. */
  stored: WeekHours
  timeFormat: TimeFormat
  onChange: (hours: AvailabilityInput[]) => void
}

/** One weekday's slots. A change that makes one invalid stays visible, with its sentence beside it and in a toast. */
export function DayRow({ dayOfWeek, days, hours, stored, timeFormat, onChange }: DayRowProps) {
  const { t, say } = useTexts('pageEditor')
  const checks = useTexts('checks').t
  const slots = slotsOf(hours, dayOfWeek)
  const next = nextSlot(hours, dayOfWeek)
  const day = days.find((one) => one.dayOfWeek === dayOfWeek)?.name ?? ''
  const row = useRowFocus(slots.length)

  const sentences = { invalid: checks.endAfterStart, overlap: checks.slotOverlaps }

  function change(index: number, times: { startTime?: string; endTime?: string }) {
    const next = changeSlot(hours, index, times, stored)
    const problem = slotProblem(next, index, stored)
    onChange(next)
    if (problem) warn(problem)
  }

  function copy(result: AvailabilityInput[] | HoursRefusal) {
    if (typeof result === 'string') warn(result)
    else onChange(result)
  }

  function warn(refusal: HoursRefusal) {
    toast({ title: t.hours.refused[refusal], description: sentences[refusal], variant: 'destructive' })
  }

  function problemOf(index: number): string | null {
    const problem = slotProblem(hours, index, stored)
    return problem && sentences[problem]
  }

  return (
    <fieldset
      ref={row}
      className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)_auto] gap-2 gap-x-3 py-3 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:gap-x-4"
    >
      <legend className="sr-only">{day}</legend>
      <span aria-hidden="true" className="flex min-h-11 items-center self-start font-medium text-sm">
        {day}
      </span>
      <div className={cn('grid content-start gap-2', slots.length > 0 && 'max-sm:col-span-3 max-sm:row-start-2')}>
        {slots.length === 0 && (
          <p className="flex min-h-11 items-center text-muted-foreground text-sm">{t.hours.unavailable}</p>
        )}
        {slots.map(({ slot, index }, place) => (
          <SlotRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot has no name of its own; its place in the list of all days would move when a slot of another day goes
            key={place}
            slot={slot}
            name={place === 0 ? day : say(t.hours.furtherSlot, { day, number: place + 1 })}
            timeFormat={timeFormat}
            problem={problemOf(index)}
            onChange={(times) => change(index, times)}
            onRemove={() => onChange(hours.filter((_, other) => other !== index))}
          />
        ))}
        {next === null && !slots.some(({ index }) => problemOf(index)) && (
          <p className="text-muted-foreground text-sm">{t.hours.noRoom}</p>
        )}
      </div>
      <div className="flex items-start max-sm:col-start-3 max-sm:row-start-1">
        {slots.length > 0 && <CopyDay dayOfWeek={dayOfWeek} days={days} hours={hours} onResult={copy} />}
        <Button
          variant="ghost"
          size="icon"
          data-add-slot
          aria-label={say(t.hours.add, { day })}
          disabled={next === null}
          onClick={() => next && onChange([...hours, next])}
        >
          <Plus aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </fieldset>
  )
}

/** Focuses a slot that was added, and the "add" button after a removal. */
function useRowFocus(count: number) {
  const row = useRef<HTMLFieldSetElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const { activeElement } = document
    const isHere = row.current?.contains(activeElement)
    const [start] = [...(row.current?.querySelectorAll('select') ?? [])].slice(-2)
    const add = row.current?.querySelector<HTMLElement>('[data-add-slot]')
    if (isHere && count === before.current + 1) start?.focus()
    // The remove button is gone, so the focus fell back to the body.
    if ((isHere || activeElement === document.body) && count === before.current - 1) add?.focus()
    before.current = count
  }, [count])
  return row
}
