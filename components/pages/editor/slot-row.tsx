import { X } from 'lucide-react'
import { memo, useId } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { NativeSelect } from '@/components/ui/native-select'
import { isNight, listEnds, listTimes } from '@/lib/pages/week-hours'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import type { Span } from '@/lib/scheduling/vocabulary'
import { formatWallTime } from '@/lib/time/period'
import { useTexts } from '@/messages/react/texts-provider'

type SlotRowProps = {
  slot: Span
  /** The day, and the number of the slot if it is not the first. */
  name: string
  /** The name of the button that removes it. */
  removeLabel?: string
  timeFormat: TimeFormat
  /** The sentence about its fault. */
  problem: string | null
  onChange: (change: { startTime?: string; endTime?: string }) => void
  onRemove: () => void
}

export function SlotRow({ slot, name, timeFormat, problem, removeLabel, onChange, onRemove }: SlotRowProps) {
  const { t, say } = useTexts('pageEditor')
  const { startTime, endTime } = slot
  const noteId = useId()
  const note = problem ?? (isNight(slot) ? t.hours.nextDay : null)
  const invalid = problem ? ({ 'aria-invalid': true, 'aria-describedby': noteId } as const) : {}
  return (
    <div className="flex flex-wrap items-center gap-1.5 sm:gap-2">
      <TimeSelect
        {...invalid}
        label={say(t.hours.startTime, { slot: name })}
        value={startTime}
        timeFormat={timeFormat}
        onChange={(time) => onChange({ startTime: time })}
      />
      <span aria-hidden="true" className="text-muted-foreground max-sm:hidden">
        –
      </span>
      <TimeSelect
        aria-describedby={note ? noteId : undefined}
        {...invalid}
        label={say(t.hours.endTime, { slot: name })}
        value={endTime}
        startTime={startTime}
        timeFormat={timeFormat}
        onChange={(time) => onChange({ endTime: time })}
      />
      <Button
        variant="ghost"
        size="icon"
        aria-label={removeLabel ?? t.hours.remove}
        className="shrink-0 text-muted-foreground"
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-4" />
      </Button>
      {note && (
        <p
          id={noteId}
          className={cn('basis-full text-sm', problem ? 'font-medium text-destructive' : 'text-muted-foreground')}
        >
          {note}
        </p>
      )}
    </div>
  )
}

type TimeSelectProps = {
  label: string
  value: string
  /** Given for an end. */
  startTime?: string
  timeFormat: TimeFormat
  onChange: (time: string) => void
  'aria-invalid'?: true
  'aria-describedby'?: string
}

function TimeSelect({ label, value, startTime, timeFormat, onChange, ...aria }: TimeSelectProps) {
  return (
    <NativeSelect
      {...aria}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      // Two selects and a button share 256 px on the narrowest phone.
      className="max-w-36 flex-1 basis-0 tabular-nums max-sm:max-w-none max-sm:[&_select]:pe-7 max-sm:[&_select]:ps-2.5 max-sm:[&_svg]:inset-e-2 max-[22.5rem]:[&_select]:px-2 max-[22.5rem]:[&_svg]:hidden"
    >
      <TimeOptions stored={value} startTime={startTime} timeFormat={timeFormat} />
    </NativeSelect>
  )
}

/** A working week has about 500 of them, which a change of another field must not render again. */
const TimeOptions = memo(function TimeOptions({
  stored,
  startTime,
  timeFormat,
}: { stored: string } & Pick<TimeSelectProps, 'startTime' | 'timeFormat'>) {
  const { t, say, locale } = useTexts('pageEditor')
  const times =
    startTime === undefined
      ? listTimes(stored).map((time) => ({ time, isNextDay: false }))
      : listEnds(startTime, stored)
  return times.map(({ time, isNextDay }) => {
    const words = formatWallTime(time, timeFormat, locale)
    return (
      <option key={time} value={time}>
        {isNextDay ? say(t.hours.timeNextDay, { time: words }) : words}
      </option>
    )
  })
})
