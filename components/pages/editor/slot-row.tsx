import { X } from 'lucide-react'
import { memo, useId } from 'react'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import type { AvailabilityInput } from '@/lib/pages/schema'
import { listEndTimes, listTimes } from '@/lib/pages/week-hours'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { formatWallTime } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'

type SlotRowProps = {
  slot: AvailabilityInput
  /** The day, and the number of the slot if it is not the first. */
  name: string
  timeFormat: TimeFormat
  /** The sentence about its fault. */
  problem: string | null
  onChange: (change: { startTime?: string; endTime?: string }) => void
  onRemove: () => void
}

export function SlotRow({ slot, name, timeFormat, problem, onChange, onRemove }: SlotRowProps) {
  const { t, say } = useTexts('pageEditor')
  const { startTime, endTime } = slot
  const problemId = useId()
  const invalid = problem ? ({ 'aria-invalid': true, 'aria-describedby': problemId } as const) : {}
  return (
    <div className="flex flex-wrap items-center gap-1.5 sm:gap-2">
      <TimeSelect
        {...invalid}
        label={say(t.hours.startTime, { slot: name })}
        value={startTime}
        listValues={listTimes}
        timeFormat={timeFormat}
        onChange={(time) => onChange({ startTime: time })}
      />
      <span aria-hidden="true" className="text-muted-foreground max-sm:hidden">
        –
      </span>
      <TimeSelect
        {...invalid}
        label={say(t.hours.endTime, { slot: name })}
        value={endTime}
        listValues={listEndTimes}
        timeFormat={timeFormat}
        onChange={(time) => onChange({ endTime: time })}
      />
      <Button
        variant="ghost"
        size="icon"
        aria-label={t.hours.remove}
        className="shrink-0 text-muted-foreground"
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-4" />
      </Button>
      {problem && (
        <p id={problemId} className="basis-full font-medium text-destructive text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}

type TimeSelectProps = {
  label: string
  value: string
  /** The times to choose from, with the stored one among them. */
  listValues: (stored: string) => string[]
  timeFormat: TimeFormat
  onChange: (time: string) => void
  'aria-invalid'?: true
  'aria-describedby'?: string
}

function TimeSelect({ label, value, listValues, timeFormat, onChange, ...aria }: TimeSelectProps) {
  return (
    <NativeSelect
      {...aria}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      // Two selects and a button share 256 px on the narrowest phone.
      className="max-w-36 flex-1 basis-0 tabular-nums max-sm:max-w-none max-sm:[&_select]:pr-7 max-sm:[&_select]:pl-2.5 max-sm:[&_svg]:right-2 max-[22.5rem]:[&_select]:px-2 max-[22.5rem]:[&_svg]:hidden"
    >
      <TimeOptions stored={value} listValues={listValues} timeFormat={timeFormat} />
    </NativeSelect>
  )
}

/** A working week has about 500 of them, which a change of another field must not render again. */
const TimeOptions = memo(function TimeOptions({
  stored,
  listValues,
  timeFormat,
}: { stored: string } & Pick<TimeSelectProps, 'listValues' | 'timeFormat'>) {
  const { locale } = useTexts('pageEditor')
  return listValues(stored).map((time) => (
    <option key={time} value={time}>
      {formatWallTime(time, timeFormat, locale)}
    </option>
  ))
})
