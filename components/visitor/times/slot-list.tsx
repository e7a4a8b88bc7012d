import type { KeyboardEvent } from 'react'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { formatTime } from '@/lib/scheduling/format'
import { useTexts } from '@/messages/react/texts-provider'

type Props = {
  slots: readonly string[]
  timezone: string
  timeFormat: TimeFormat
  label: string
  /** The time that is being booked. */
  pressed?: string | null
  onNear: () => void
  onChoose: (start: string) => void
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

export function SlotList({ slots, timezone, timeFormat, label, pressed, onNear, onChoose }: Props) {
  const { locale } = useTexts('booking')
  return (
    <fieldset
      aria-label={label}
      className="grid grid-cols-3 gap-2 transition-transform duration-200 starting:translate-y-1 sm:grid-cols-4 md:grid-cols-1"
      onKeyDown={moveBetween}
      onPointerOver={onNear}
      onFocus={onNear}
    >
      {slots.map((start) => (
        <button
          key={start}
          type="button"
          data-start={start}
          aria-pressed={start === pressed || undefined}
          className="aria-pressed:border-primary aria-pressed:bg-primary-soft min-h-11 rounded-lg border border-primary/35 bg-card px-1 font-medium text-primary text-sm tabular-nums transition-colors hover:border-primary hover:bg-primary-soft hover:text-primary-soft-foreground"
          onClick={() => onChoose(start)}
        >
          {formatTime(Date.parse(start), timezone, timeFormat, locale)}
        </button>
      ))}
    </fieldset>
  )
}

/** Arrow keys lead from time to time, Home and End to the first and last; Tab does as well. */
function moveBetween(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const index = buttons.findIndex((button) => button.matches(':focus'))
  const step = STEPS[event.key]
  const target = step ? buttons[index + step] : { Home: buttons[0], End: buttons.at(-1) }[event.key]
  if (!target) return
  event.preventDefault()
  target.focus()
}
