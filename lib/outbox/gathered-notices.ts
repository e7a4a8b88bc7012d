import type { GatheredEvent, GatheredMailProps, Mail } from '@/lib/mail/templates'
import { env } from '@/lib/platform/env'
import { shorten } from '@/lib/vocabulary/text/shorten'

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
    bookings: { count: countOf('booking-notice'), named: mails.flatMap(toBooking) },
    requests: { count: countOf('booking-request-notice'), named: mails.flatMap(toRequest) },
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
    if (template === 'booking-notice' || template === 'booking-request-notice' || template === 'cancellation-notice') {
      return { to: props.ownerEmail, timezone: props.ownerTimezone }
    }
  }
  throw new Error('No notice says whom it is for')
}

function toBooking(mail: Mail): GatheredEvent[] {
  return mail.template === 'booking-notice' ? [toEvent(mail.props, '')] : []
}

function toRequest(mail: Mail): GatheredEvent[] {
  return mail.template === 'booking-request-notice' ? [toEvent(mail.props, '')] : []
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
