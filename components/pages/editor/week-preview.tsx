import { coveredParts, hoursPerWeek, slotProblem, type WeekHours } from '@/lib/pages/week-hours'
import { useTexts } from '@/messages/react/texts-provider'

type WeekPreviewProps = {
  hours: WeekHours
  /** The slots as stored; those past midnight are valid. */
  stored: WeekHours
  /** All seven, in the order of the screen. */
  days: readonly { dayOfWeek: number; short: string }[]
}

const MINUTES = 1440
const [WIDTH, GAP] = [100, 8]

/** A small picture of the week: one column a day, from midnight to midnight. */
export function WeekPreview({ hours, stored, days }: WeekPreviewProps) {
  const { t, say } = useTexts('pageEditor')
  const valid = hours.filter((_, index) => slotProblem(hours, index, stored) !== 'invalid')
  return (
    <div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${7 * WIDTH - GAP} ${MINUTES}`}
        preserveAspectRatio="none"
        className="h-10 w-full overflow-hidden rounded-sm"
      >
        {days.map(({ dayOfWeek }, place) => (
          <g key={dayOfWeek} transform={`translate(${place * WIDTH} 0)`}>
            <rect width={WIDTH - GAP} height={MINUTES} className="fill-muted" />
            {coveredParts(valid.filter((_, index) => slotProblem(valid, index, stored) === null))
              .filter((part) => part.dayOfWeek === dayOfWeek)
              .map(({ from, to }) => (
                <rect key={from} y={from} width={WIDTH - GAP} height={to - from} className="fill-primary" />
              ))}
          </g>
        ))}
      </svg>
      <div aria-hidden="true" className="mt-1 grid grid-cols-7 text-center text-muted-foreground text-xs">
        {days.map(({ dayOfWeek, short }) => (
          <span key={dayOfWeek} className="truncate">
            {short}
          </span>
        ))}
      </div>
      <p className="mt-2 text-muted-foreground text-sm">{say(t.hours.total, { count: hoursPerWeek(valid) })}</p>
    </div>
  )
}
