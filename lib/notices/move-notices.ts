import type { Database } from '@/db/client'
import { deleteMails, findSentBefore, lockUnsentMails, type UnsentMail } from '@/db/queries/outbox/outbox-meeting'
import type { BookingMailProps } from '@/lib/mail/templates'
import { type Due, latestOf, MOVES } from '@/lib/outbox/mail-limits'
import type { OthersMail } from '@/lib/outbox/mail-readers'
import { OWNERS_BOOKING_MAILS } from '@/lib/shared/outbox'
import { isLeaving, isOneOf, stateMove, takePlace } from './unsent-mails'

/** The first that the owner of a booking, or a host, reads of it. */
export const FIRST_NOTICES = ['booking-request-notice', 'booking-notice', 'booking-taken-over'] as const
const TO_OWNER = { first: FIRST_NOTICES, moved: 'booking-moved-notice' } as const

type Reader = { userId: string; meetingId: string }

/**
 * The mail of a move to the owner of a booking, or to one of its hosts, in the place of `unsent`, and a few times an hour at most. Null
 * when there is nothing to tell.
 */
export async function stateMoveNotice(
  tx: Database,
  unsent: readonly UnsentMail[],
  { props, ...reader }: Reader & { props: BookingMailProps },
  now: Date,
): Promise<{ mail: OthersMail & { props: BookingMailProps }; due: Due | { dueAt: Date; heldFor: 'hour' } } | null> {
  const own = unsent.filter(isOneOf(OWNERS_BOOKING_MAILS))
  const stated = stateMove(own, TO_OWNER, props)
  if (!stated) return null
  const gathered = own.find(({ heldFor }) => heldFor === 'hour')
  const due = gathered
    ? { dueAt: gathered.nextAttemptAt, heldFor: 'hour' as const }
    : latestOf([takePlace(own, now).due, await whenNextMove(tx, { ...reader, template: TO_OWNER.moved }, now)])
  return { mail: stated as OthersMail & { props: BookingMailProps }, due }
}

/** Mails about a meeting that have not left. Those that do not leave now are taken back: a later one takes their place. */
export async function takeUnsent(
  tx: Database,
  meetingId: string,
  templates: Parameters<typeof lockUnsentMails>[2],
): Promise<UnsentMail[]> {
  const unsent = await lockUnsentMails(tx, meetingId, templates)
  await deleteMails(
    tx,
    unsent.filter((mail) => !isLeaving(mail)).map(({ id }) => id),
  )
  return unsent
}

/** When a mail about another move may leave. */
export async function whenNextMove(tx: Database, mails: Parameters<typeof findSentBefore>[1], now: Date): Promise<Due> {
  const hour = MOVES.seconds * 1000
  const first = await findSentBefore(tx, mails, {
    newer: MOVES.count - 1,
    since: new Date(now.getTime() - hour),
  })
  return first ? { dueAt: new Date(first.getTime() + hour), heldFor: 'moves' } : {}
}
