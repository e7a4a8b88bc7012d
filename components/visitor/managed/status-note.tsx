import type { ManagedBooking } from '@/lib/meetings/visitor/managed-booking'
import { deadlineWords } from '@/lib/time/moment-words'
import type { PartTexts } from '@/messages/texts'

type Texts = PartTexts<'managedBooking'>
type Props = { booking: ManagedBooking; now: Date; texts: Texts }

/** Why a booking does not stand, or not yet, with the words of its host. */
export function StatusNote({ booking, now, texts }: Props) {
  const words = noteOf(booking, now, texts)
  const reason = reasonOf(booking)
  if (!words && !reason) return null
  return (
    <div className="mt-4 grid gap-2 text-sm">
      {words && <p>{words}</p>}
      {reason && (
        <div className="rounded-xl bg-muted px-4 py-3">
          <p className="text-muted-foreground text-xs">{texts.say(texts.t.reason, { host: booking.ownerName })}</p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {reason}
          </p>
        </div>
      )}
    </div>
  )
}

function noteOf(booking: ManagedBooking, now: Date, { t, say, locale }: Texts): string | null {
  const { status, ownerName: host, expiresAt, userTimezone: timezone, timeFormat } = booking
  if (status === 'declined') return say(t.declinedNote, { host })
  if (status === 'expired') return say(t.expiredNote, { host })
  if (status !== 'pending') return null
  if (!expiresAt) return say(t.pendingNote, { host })
  return say(t.pendingUntil, { host, until: deadlineWords(expiresAt, { timezone, timeFormat, locale, now }) })
}

/** The words of the host to the step that made the booking what it is. */
function reasonOf({ history, status }: ManagedBooking): string | undefined {
  const last = history.findLast(({ what }) => what === status || (status === 'confirmed' && what === 'moved'))
  return last && last.by !== 'attendee' ? last.reason : undefined
}
