import type { KeyboardEvent } from 'react'
import { alongLine } from '@/components/ui/line-keys'
import { groupByDayPart } from '@/lib/meetings/visitor/day-parts'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { formatTime } from '@/lib/scheduling/format'
import { useTexts } from '@/messages/react/texts-provider'
import { slotGrid } from '../shared/styles'

type Props = {
  slots: readonly string[]
  timezone: string
  timeFormat: TimeFormat
  /** The time that is being booked. */
  pressed?: string | null
  /** The visitor is about to choose. */
  onNear?: () => void
  onChoose: (start: string) => void
}

/** So many times are seen at a glance, without headings. */
const FEW = 8

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }

export function SlotList({ slots, timezone, timeFormat, pressed, onNear, onChoose }: Props) {
  const { t, locale } = useTexts('booking')
  const groups = slots.length > FEW ? groupByDayPart(slots, timezone) : [{ part: null, starts: slots }]
  return (
    <fieldset
      aria-label={t.times.label}
      className="visitor-rise"
      onKeyDown={moveBetween}
      onPointerOver={onNear}
      onFocus={onNear}
    >
      {groups.map(({ part, starts }) => (
        <div key={starts[0]} className={`${slotGrid} not-first:pt-4`}>
          {part && groups.length > 1 && <h3 className="visitor-part">{t.dayParts[part]}</h3>}
          {starts.map((start) => (
            <button
              key={start}
              type="button"
              data-start={start}
              aria-pressed={start === pressed || undefined}
              className="slot-button"
              onClick={() => onChoose(start)}
            >
              {formatTime(Date.parse(start), timezone, timeFormat, locale)}
            </button>
          ))}
        </div>
      ))}
    </fieldset>
  )
}

/** Arrow keys lead from time to time, Home and End to the first and last; Tab does as well. */
function moveBetween(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const index = buttons.findIndex((button) => button.matches(':focus'))
  const step = STEPS[alongLine(event.key)]
  const target = step ? buttons[index + step] : { Home: buttons[0], End: buttons.at(-1) }[event.key]
  if (!target) return
  event.preventDefault()
  target.focus()
}
