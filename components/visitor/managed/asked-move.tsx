import type { ManagedBooking } from '@/lib/meetings/visitor/managed-booking'
import { dateTimeWords, deadlineWords } from '@/lib/time/moment-words'
import type { PartTexts } from '@/messages/texts'
import { TakeBackMove } from './take-back-move'

type Props = {
  booking: ManagedBooking
  moveRequest: NonNullable<ManagedBooking['moveRequest']>
  token: string
  now: Date
  texts: PartTexts<'managedBooking'>
}

/** The other time that its attendee asks for, with the way back. The booking keeps its own until its host decides. */
export function AskedMove({ booking, moveRequest, token, now, texts }: Props) {
  const { t, say, locale } = texts
  const { ownerName: host, userTimezone: timezone, timeFormat } = booking
  const clock = { timezone, timeFormat, locale, now }
  const time = dateTimeWords(moveRequest.startTime, clock)
  return (
    <div className="mt-4 rounded-xl bg-warning-soft px-4 py-3 text-sm text-warning-foreground">
      <p>{say(t.moveAsked.text, { host, time, until: deadlineWords(moveRequest.expiresAt, clock) })}</p>
      <TakeBackMove token={token} startTime={booking.startTime.toISOString()} timezone={timezone} />
    </div>
  )
}
