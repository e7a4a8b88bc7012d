import { stepWords } from '@/lib/bookings/step-words'
import type { HistoryEntry } from '@/lib/shared/booking-history'
import type { Clock } from '@/lib/time/meeting-time'
import { dateTimeWords } from '@/lib/time/moment-words'
import { useTexts } from '@/messages/react/texts-provider'

type HistoryListProps = { history: HistoryEntry[]; attendee: string; clock: Clock }

/** Every step of a booking with the person who did it, oldest first, in the owner's zone. */
export function HistoryList({ history, attendee, clock: { timezone, timeFormat } }: HistoryListProps) {
  const texts = useTexts('bookingHistory')
  const { t, locale } = texts
  const now = new Date()
  const write = (iso: string) => dateTimeWords(new Date(iso), { timezone, timeFormat, locale, now })
  const people = { attendee, owner: t.you, calendar: t.you, system: t.system }
  return (
    <ol className="grid gap-2.5">
      {history.map((step) => (
        <li key={`${step.at} ${step.what}`} className="border-s-2 ps-3">
          <p className="[overflow-wrap:anywhere]">{stepWords(step, { people, write }, texts)}</p>
          {step.reason && (
            <p dir="auto" className="text-along whitespace-pre-line text-muted-foreground [overflow-wrap:anywhere]">
              {texts.say(texts.t.reason, { reason: step.reason })}
            </p>
          )}
          <p className="text-muted-foreground text-xs tabular-nums">
            <time dateTime={step.at}>{write(step.at)}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}
