import { ChevronIcon } from '@/components/ui/icons'
import { stepWords } from '@/lib/bookings/step-words'
import type { ManagedBooking } from '@/lib/meetings/visitor/managed-booking'
import { dateTimeWords } from '@/lib/time/moment-words'
import type { PartTexts } from '@/messages/texts'

type Texts = PartTexts<'bookingHistory'>
type Props = { booking: ManagedBooking; now: Date; texts: Texts }

/** The steps of the booking with the person who did each, oldest first, in the zone of the attendee. It unfolds without scripts. */
export function BookingHistory({ booking, now, texts }: Props) {
  const { history, ownerName, userTimezone: timezone, timeFormat } = booking
  const write = (iso: string) => dateTimeWords(new Date(iso), { timezone, timeFormat, locale: texts.locale, now })
  const people = { attendee: texts.t.you, owner: ownerName, calendar: ownerName, system: texts.t.system }
  return (
    <details className="group mt-4 border-t pt-2">
      <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg px-2 font-medium text-sm hover:bg-accent [&::-webkit-details-marker]:hidden">
        <span className="-rotate-90 text-muted-foreground transition-transform rtl:group-not-open:rotate-90 group-open:rotate-0 motion-reduce:transition-none">
          <ChevronIcon to="down" />
        </span>
        {texts.t.title}
      </summary>
      <ol className="mt-1 grid gap-3 pb-2 ps-6.5 text-sm">
        {history.map((step) => (
          <li key={`${step.at} ${step.what}`}>
            <p>{stepWords(step, { people, write }, texts)}</p>
            {step.reason && (
              <p dir="auto" className="text-along whitespace-pre-line wrap-anywhere text-muted-foreground">
                {texts.say(texts.t.reason, { reason: step.reason })}
              </p>
            )}
            <p className="text-muted-foreground text-xs tabular-nums">
              <time dateTime={step.at}>{write(step.at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}
