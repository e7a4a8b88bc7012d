import type { z } from 'zod'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { type Changeable, changeableUntil } from '@/lib/time/change-policy'
import type { bookingAnswer } from './api-shapes'
import { historyOf, type Recorded } from './history'

/** A booking in the API. Instants are ISO texts, the duration is in minutes. */
export type Booking = z.infer<typeof bookingAnswer>

type HeldFor = { startTime: Date; endTime: Date; expiresAt: Date | null }

export function toMoveRequest({ startTime, endTime, expiresAt }: HeldFor): NonNullable<Booking['moveRequest']> {
  return {
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
    expiresAt: (expiresAt ?? startTime).toISOString(),
  }
}

export type BookingFacts = Changeable &
  Recorded & {
    id: string
    endTime: Date
    attendeeName: string
    attendeeEmail: string
    guests: string[]
    isNoShow: boolean
    moveRequest: HeldFor | null
    /** Null for a booking without hosts. */
    hosts: Booking['hosts'] | null
  }

export function toBooking(facts: BookingFacts, manageUrl: string): Booking {
  const { id, startTime, endTime, attendeeName, attendeeEmail, status, guests, isNoShow } = facts
  const until = changeableUntil(facts)
  const history = historyOf(facts)
  return {
    id,
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
    attendeeName,
    attendeeEmail,
    manageUrl,
    status,
    ...(status === 'pending' && facts.expiresAt && { expiresAt: facts.expiresAt.toISOString() }),
    duration: Math.round((endTime.getTime() - startTime.getTime()) / MINUTE_MS),
    guests,
    noShow: isNoShow,
    moves: history.filter(({ what }) => what === 'moved').length,
    moveRequest: facts.moveRequest && toMoveRequest(facts.moveRequest),
    ...(facts.hosts && { hosts: facts.hosts.map(({ name, kind, group }) => ({ name, kind, group })) }),
    changeableUntil: { cancel: until.cancel.toISOString(), move: until.move.toISOString() },
    history,
  }
}
