import { type ManagedBooking, refusalAt } from '@/lib/meetings/visitor/managed-booking'
import type { Texts } from '@/messages/texts'
import { primaryButton } from '../shared/styles'
import { WebCalendars } from '../shared/web-calendars'
import { CancelBooking } from './cancel-booking'
import { ChangePolicy } from './change-policy'
import { MoveButton } from './move-button'

export type ActionProps = {
  booking: ManagedBooking
  token: string
  /** Calendars on the web, with the booking filled in. */
  calendars: { google: string; outlook: string }
  now: Date
  texts: Texts
  /** The language that the address asks for. */
  asked?: string | null
}

/** Changes stand apart from the calendars, which guests come for. */
export function BookingActions({ booking, token, calendars, now, texts, asked }: ActionProps) {
  const canMove = refusalAt('move', booking, now) === null
  const canCancel = refusalAt('cancel', booking, now) === null
  return (
    <>
      {booking.status === 'confirmed' && (
        <div className="mt-6 grid gap-2">
          <a href={`/b/${token}/meeting.ics`} download="meeting.ics" className={primaryButton}>
            {texts.t.managedBooking.download}
          </a>
          <WebCalendars links={calendars} texts={texts.part('entry')} />
        </div>
      )}
      <ChangePolicy booking={booking} now={now} texts={texts.part('changePolicy')} />
      {(canMove || canCancel) && (
        <div className="mt-3 flex flex-wrap gap-2 *:whitespace-nowrap">
          {canMove && <MoveButton token={token} asked={asked} />}
          {canCancel && (
            <CancelBooking
              token={token}
              host={booking.ownerName}
              isRequest={booking.status === 'pending'}
              asked={asked}
            />
          )}
        </div>
      )}
    </>
  )
}
