import type { Database } from '@/db/client'
import { countNotice, findOwnerUsage } from '@/db/queries/outbox/mail-counts'
import { insertOutboxRow } from '@/db/queries/outbox/outbox'
import type { ClaimedRow } from '@/db/queries/outbox/outbox-claim'
import {
  holdNotice,
  listPayloads,
  lockGathered,
  markGatheredDone,
  releaseNotice,
} from '@/db/queries/outbox/outbox-notices'
import type { GatheredEvent, GatheredMailProps, Mail } from '@/lib/mail/templates'
import { env } from '@/lib/platform/env'
import { GATHERED_NOTICES } from '@/lib/shared/outbox'
import { shorten } from '@/lib/shared/text/shorten'
import { toMail, toOutboxRow } from './enqueue'
import { NOTICES, ownerBudget, responsesLimit } from './mail-limits'

/**
 * True if a claimed mail is to be sent as it is. A visitor's notice to an owner may be held until the end of the hour. Then one
 * mail replaces all held rows, in one transaction.
 */
export async function isSentByItself(db: Database, row: ClaimedRow, mail: Mail, now: Date): Promise<boolean> {
  const { userId } = row
  if (!userId || !isNotice(mail)) return true
  if (row.heldFor === 'hour') return !(await gather(db, userId, row, now))
  // The first attempt was counted.
  if (row.attempts > 1 || (await isWithinHour(db, userId, mail, now))) return true
  const hour = await findOwnerUsage(db, userId, 'notices', NOTICES, now)
  await holdNotice(db, row.id, hour?.endsAt ?? new Date(now.getTime() + NOTICES.seconds * 1000))
  return false
}

function isNotice(mail: Mail): boolean {
  if (mail.template === 'cancellation-notice') return mail.props.cancelledBy === 'attendee'
  return GATHERED_NOTICES.some((template) => template === mail.template)
}

function isWithinHour(db: Database, owner: string, { template }: Mail, now: Date): Promise<boolean> {
  const strangers = ownerBudget()
  const limit = strangers?.count ?? 0
  const strangersLimit = strangers && template === 'form-response' ? responsesLimit(strangers) : limit
  return countNotice(db, owner, { notices: NOTICES, strangers, strangersLimit }, now)
}

/** Empty for a row that no key can decrypt any more: the email then counts it without naming it. */
function toReadable(row: Parameters<typeof toMail>[0]): Mail[] {
  try {
    return [toMail(row)]
  } catch {
    return []
  }
}

/** True if the row is now part of a mail with others; a single held row is sent as it is. */
async function gather(db: Database, owner: string, { id }: ClaimedRow, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await lockGathered(tx, owner)
    if (!rows.some((row) => row.id === id)) return true
    if (rows.length === 1) {
      await releaseNotice(tx, id)
      return false
    }
    const named = rows.filter(isNamed(rows)).map((row) => row.id)
    const mail = gatherNotices(rows, (await listPayloads(tx, named)).flatMap(toReadable))
    await insertOutboxRow(tx, toOutboxRow({ mail, ownerId: owner }, now))
    await markGatheredDone(
      tx,
      rows.map((row) => row.id),
      now,
    )
    return true
  })
}

/** Entries of each kind in the mail; the rest is a number. */
const NAMED = 25
const MAX_REASON = 200

type Row = { id: string; template: string }

/** A filter for the first `NAMED` rows of each kind. */
export function isNamed(rows: readonly Row[]): (row: Row) => boolean {
  const before = new Map<string, number>()
  const named = new Set<string>()
  for (const { id, template } of rows) {
    const count = before.get(template) ?? 0
    before.set(template, count + 1)
    if (count < NAMED) named.add(id)
  }
  return ({ id }) => named.has(id)
}

/** One mail for all rows; `mails` are its entries. */
export function gatherNotices(rows: readonly Row[], mails: readonly Mail[]): Mail {
  const countOf = (template: string) => rows.filter((row) => row.template === template).length
  const { APP_URL } = env()
  const props: GatheredMailProps = {
    ...readerOf(mails),
    bookings: { count: countOf('booking-notice') + countOf('booking-taken-over'), named: mails.flatMap(toBooking) },
    cancellations: { count: countOf('cancellation-notice'), named: mails.flatMap(toCancellation) },
    responses: { count: countOf('form-response'), named: mails.flatMap(toResponse) },
    meetingsUrl: `${APP_URL}/meetings`,
    formsUrl: `${APP_URL}/forms`,
  }
  return { template: 'gathered-notices', props }
}

function readerOf(mails: readonly Mail[]): { to: string; timezone: string } {
  for (const { template, props } of mails) {
    if (template === 'form-response') return { to: props.to, timezone: props.timezone }
    if (template === 'booking-notice' || template === 'booking-taken-over' || template === 'cancellation-notice') {
      return { to: props.host?.email ?? props.ownerEmail, timezone: props.ownerTimezone }
    }
  }
  throw new Error('No notice says whom it is for')
}

function toBooking(mail: Mail): GatheredEvent[] {
  if (mail.template === 'booking-taken-over') return [toEvent(mail.props, mail.props.replaced?.reason ?? '')]
  return mail.template === 'booking-notice' ? [toEvent(mail.props, '')] : []
}

function toCancellation(mail: Mail): GatheredEvent[] {
  return mail.template === 'cancellation-notice' ? [toEvent(mail.props, mail.props.reason ?? '')] : []
}

type EventFacts = Pick<GatheredEvent, 'title' | 'startTime' | 'endTime'> & { attendeeName: string }

function toEvent({ title, startTime, endTime, attendeeName }: EventFacts, reason: string): GatheredEvent {
  return { title, startTime, endTime, who: attendeeName, ...(reason && { reason: shorten(reason, MAX_REASON) }) }
}

function toResponse(mail: Mail): GatheredMailProps['responses']['named'] {
  if (mail.template !== 'form-response') return []
  const { formTitle, who, at, url } = mail.props
  return [{ formTitle, who, at, url }]
}
