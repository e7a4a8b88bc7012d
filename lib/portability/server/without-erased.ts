import { withoutAddresses } from '@/lib/platform/person-hash'
import type { HistoryEntry } from '@/lib/shared/booking-history'
import type { Answer } from '@/lib/shared/forms/question'
import { isTaking } from '@/lib/shared/statuses'
import type { Row } from '../rows'
import type { Run } from './import-run'

type Found<R> = { row: R; isBare: boolean }

/**
 * A booking as an erasure leaves it: without its person if that is the one, else without the guest, and without the address in
 * the words of others. One that is still to come is cancelled, and nobody is told.
 */
export function withoutErasedOfBooking({ erased, now }: Run, row: Row<'bookings'>): Found<Row<'bookings'>> {
  if (erased.isEmpty) return { row, isBare: false }
  const isErased = (address: string) => erased.has(address, row.createdAt)
  if (!isErased(row.attendeeEmail)) {
    const guests = row.guests.filter((guest) => !isErased(guest))
    const history = row.history.map((step) => ({
      ...(step.guest && isErased(step.guest) ? withoutGuest(step) : step),
      ...(step.reason && { reason: withoutAddresses(step.reason, isErased) }),
    }))
    const cancelReason = row.cancelReason && withoutAddresses(row.cancelReason, isErased)
    return { row: { ...row, guests, history, cancelReason }, isBare: false }
  }
  const isToCome = isTaking(row.status) && new Date(row.startTime) > now
  const step = { at: now.toISOString(), by: 'owner', what: 'cancelled' } as const
  const history = row.history.map(({ reason: _, ...step }) => withoutGuest(step))
  const bare = {
    ...row,
    attendeeName: '',
    attendeeEmail: '',
    attendeeTimezone: 'UTC',
    attendeeTimeFormat: null,
    guests: [],
    cancelReason: null,
    history: isToCome ? [...history, step] : history,
    ...(isToCome && { status: 'cancelled' as const, cancelledAt: step.at, cancelledBy: step.by }),
  }
  return { row: bare, isBare: true }
}

function withoutGuest({ guest: _, ...step }: HistoryEntry): HistoryEntry {
  return step
}

export function withoutErasedOfMeeting({ erased, bareBookings }: Run, row: Row<'meetings'>): Found<Row<'meetings'>> {
  if (erased.isEmpty) return { row, isBare: false }
  const isErased = (address: string) => erased.has(address, row.createdAt)
  const bare = row.bookingId === null ? undefined : bareBookings.get(row.bookingId)
  const title = withoutAddresses(row.title, isErased)
  const description = withoutAddresses(row.description, isErased)
  const attendees = bare ? [] : row.attendees.filter((attendee) => !isErased(attendee))
  const without = { ...row, title, description, attendees, ...(bare?.isImported && withoutTexts(row, bare.name)) }
  return { row: without, isBare: attendees.length < row.attendees.length }
}

/** As `forgetPeopleOfBookings` leaves what another tool wrote. */
function withoutTexts({ title, locationData: { customLocation: _, ...locationData } }: Row<'meetings'>, name: string) {
  return { title: title.replaceAll(name, '').trim() || '–', description: '', locationData }
}

export function withoutErasedOfResponse({ erased, bareBookings }: Run, row: Row<'responses'>): Found<Row<'responses'>> {
  if (erased.isEmpty) return { row, isBare: false }
  const isErased = (address: string) => erased.has(address.trim(), row.createdAt)
  const isBare =
    isErased(row.respondentEmail ?? '') ||
    [row.bookingId, row.followUpOf].some((id) => id !== null && bareBookings.has(id)) ||
    Object.values(row.responses).some((answer) => typeof answer === 'string' && isErased(answer))
  if (isBare) {
    return { row: { ...row, respondentName: null, respondentEmail: null, responses: {}, note: '' }, isBare }
  }
  const answers = Object.entries(row.responses).map(([id, answer]) => [id, withoutMentions(answer, isErased)] as const)
  return {
    row: { ...row, responses: Object.fromEntries(answers), note: withoutAddresses(row.note, isErased) },
    isBare,
  }
}

function withoutMentions(answer: Answer, isErased: (address: string) => boolean): Answer {
  const isMentioned = JSON.stringify(answer).includes('@')
  if (!isMentioned) return answer
  return JSON.parse(JSON.stringify(answer), (_, value: unknown) =>
    typeof value === 'string' ? withoutAddresses(value, isErased) : value,
  )
}
