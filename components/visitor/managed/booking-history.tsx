import { ChevronIcon } from '@/components/ui/icons'
import type { ManagedBooking } from '@/lib/meetings/visitor/managed-booking'
import { dateTimeWords } from '@/lib/time/moment-words'
import type { HistoryEntry } from '@/lib/vocabulary/booking-history'
import type { PartTexts } from '@/messages/texts'

type Texts = PartTexts<'bookingHistory'>
type Props = { booking: ManagedBooking; now: Date; texts: Texts }

/** The steps of the booking with the person who did each, oldest first, in the zone of the attendee. It unfolds without scripts. */
export function BookingHistory({ booking, now, texts }: Props) {
  const { history, userTimezone: timezone, timeFormat } = booking
  const write = (iso: string) => dateTimeWords(new Date(iso), { timezone, timeFormat, locale: texts.locale, now })
  return (
    <details className="group mt-4 border-t pt-2">
      <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg px-2 font-medium text-sm hover:bg-accent [&::-webkit-details-marker]:hidden">
        <span className="-rotate-90 text-muted-foreground transition-transform group-open:rotate-0 motion-reduce:transition-none">
          <ChevronIcon to="down" />
        </span>
        {texts.t.title}
      </summary>
      <ol className="mt-1 grid gap-3 pb-2 pl-6.5 text-sm">
        {history.map((step) => (
          <li key={`${step.at} ${step.what}`}>
            <p>{stepWords(step, booking, write, texts)}</p>
            {step.reason && <p className="whitespace-pre-line wrap-anywhere text-muted-foreground">“{step.reason}”</p>}
            <p className="text-muted-foreground text-xs tabular-nums">
              <time dateTime={step.at}>{write(step.at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}

function stepWords(step: HistoryEntry, booking: ManagedBooking, write: (iso: string) => string, { t, say }: Texts) {
  const { by, what, from, to } = step
  const who = { attendee: t.you, owner: booking.ownerName, calendar: booking.ownerName, system: t.system }[by]
  if (what === 'expired') return t.steps.expired
  if (what === 'guest_left') return say(t.steps.guest_left, { guest: step.guest ?? '' })
  const isInCalendar = by === 'calendar'
  if (what === 'moved') {
    const sentence = isInCalendar ? t.inCalendar.moved : t.steps.moved
    return say(sentence, { who, from: from ? write(from) : '', to: to ? write(to) : '' })
  }
  if (what === 'cancelled' && isInCalendar) return say(t.inCalendar.cancelled, { who })
  return say(t.steps[what], { who })
}
