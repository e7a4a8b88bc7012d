import { type PlainChoices, timesPath } from '@/lib/meetings/visitor/plain-links'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { durationWords } from '@/lib/time/duration-words'
import { useTexts } from '@/messages/react/texts-provider'

type Props = { durations: readonly number[]; choices: PlainChoices; date: CalendarDate | null }

/** The durations of a page as links to their times. */
export function PlainDurations({ durations, choices, date }: Props) {
  const texts = useTexts('booking')
  return (
    <nav aria-label={texts.t.facts.duration} className="flex flex-wrap gap-1.5">
      {durations.map((duration) => (
        <a
          key={duration}
          href={timesPath({ ...choices, duration }, date)}
          aria-current={duration === choices.duration ? 'true' : undefined}
          className="chip"
        >
          {durationWords(texts, duration)}
        </a>
      ))}
    </nav>
  )
}
