import { database } from '@/db/client'
import { lockBooking } from '@/db/queries/meetings/bookings'
import { findMeetingOfBooking } from '@/db/queries/meetings/meetings'
import { forgetTimeRequests } from '@/db/queries/meetings/time-requests'
import { holdPageOfBooking } from '@/db/queries/pages/booking-counts'
import { forgetImportedPerson } from '@/db/queries/people/imported-people'
import type { Person } from '@/db/queries/people/person'
import {
  forgetGuest,
  forgetPeopleOfBookings,
  listBookingsOf,
  listInvitationsOf,
} from '@/db/queries/people/person-bookings'
import { forgetLinks } from '@/db/queries/people/person-links'
import { forgetMail, forgetMentions, type KeptMail, listKeptMails } from '@/db/queries/people/person-messages'
import { forgetResponses, listResponsesOf } from '@/db/queries/people/person-responses'
import { cancelWithin } from '@/lib/meetings/server/booking/cancel'
import { enqueueEvents, toMail } from '@/lib/outbox/enqueue'
import { mailboxKey } from '@/lib/outbox/mail-limits'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { addressesIn } from '@/lib/platform/person-hash'
import { mayHaveEvents } from '@/lib/shared/calendars/location-provider'
import { CANCELLATION_MAILS } from '@/lib/shared/outbox'
import { isTaking } from '@/lib/shared/statuses'
import { forgetAnswers } from './forget-answers'

const PORTION = 100
const NO_ID = '00000000-0000-0000-0000-000000000000'

type Options = {
  /** True for an address, in lower case, of the person. */
  isOf: (address: string) => boolean
  now: Date
  isTimeUp: () => boolean
}

/**
 * Forgets a person in portions, each of which is whole. Whatever ends it between two of them, the next run goes on. True when
 * nothing is left, false while the time was too short, or while the mails of cancellations have not left.
 */
export async function forgetPerson(person: Person, { isOf, now, isTimeUp }: Options): Promise<boolean> {
  const steps = [
    () => forgetBookings(person, now),
    () => forgetInvitations(person, now),
    () => forgetOwnResponses(person, now),
  ]
  for (const step of steps) {
    while (await step()) if (isTimeUp()) return false
  }
  await forgetTimeRequests(database(), person)
  await forgetLinks(database(), person)
  await forgetImportedPerson(database(), person.userId, person.addresses.map(mailboxKey))
  await forgetMentions(database(), person)
  await forgetAnswers(person, isOf)
  return forgetMails(person, isOf)
}

/** True while there may be more. Future bookings are cancelled first; their people are told in mails that hold the facts. */
async function forgetBookings(person: Person, now: Date): Promise<boolean> {
  const ids = await listBookingsOf(database(), person, PORTION)
  for (const id of ids) await forgetBooking(person.userId, id, now)
  return ids.length === PORTION
}

/** Forgets the people of one booking; one that is still to come is cancelled. */
export async function forgetBooking(userId: string, id: string, now: Date): Promise<void> {
  await withOutbox(async (tx) => {
    await holdPageOfBooking(tx, id)
    const booking = await lockBooking(tx, id)
    const meeting = await findMeetingOfBooking(tx, id)
    if (booking && meeting && isTaking(booking.status) && booking.startTime > now) {
      await cancelWithin(tx, id, meeting, { by: 'owner', reason: null, now, isFarewell: true })
    }
    // It may have followed its page to another account since it was listed.
    const ownerId = booking?.userId ?? userId
    for (const row of await forgetPeopleOfBookings(tx, ownerId, [id], now)) {
      if (mayHaveEvents(row)) {
        await enqueueEvents(tx, { ownerId, meetingId: row.id, notifies: row.status === 'cancelled' }, now)
      }
    }
  })
}

async function forgetInvitations(person: Person, now: Date): Promise<boolean> {
  const ids = await listInvitationsOf(database(), person, PORTION)
  for (const id of ids) {
    await withOutbox(async (tx) => {
      const meeting = await forgetGuest(tx, person, id, now)
      if (!meeting || !mayHaveEvents(meeting)) return
      await enqueueEvents(tx, { ownerId: person.userId, meetingId: id, notifies: false }, now)
    })
  }
  return ids.length === PORTION
}

async function forgetOwnResponses(person: Person, now: Date): Promise<boolean> {
  const ids = await listResponsesOf(database(), person, PORTION)
  if (ids.length > 0) await database().transaction((tx) => forgetResponses(tx, person.userId, ids, now))
  return ids.length === PORTION
}

/** False while a mail that tells the person of a cancellation waits. */
async function forgetMails({ userId }: Person, isOf: Options['isOf']): Promise<boolean> {
  let isDone = true
  let after = NO_ID
  for (;;) {
    const mails = await listKeptMails(database(), userId, after, PORTION)
    for (const mail of mails) {
      if (!isAbout(mail, isOf)) continue
      if (mail.isWaiting && CANCELLATION_MAILS.some((template) => template === mail.template)) isDone = false
      else await forgetMail(database(), mail)
    }
    after = mails.at(-1)?.id ?? after
    if (mails.length < PORTION) return isDone
  }
}

/** A mail that no key opens any more is about nobody. */
function isAbout(mail: KeptMail, isOf: Options['isOf']): boolean {
  try {
    return addressesIn(JSON.stringify(toMail(mail).props)).some(isOf)
  } catch {
    return false
  }
}
