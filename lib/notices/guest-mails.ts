import type { Database } from '@/db/client'
import type { BookingMailProps, Mail, MeetingTemplate } from '@/lib/mail/templates'
import { enqueue, type QueuedMail } from '@/lib/outbox/enqueue'
import { whenRecipientMay } from '@/lib/outbox/mail-limits'
import { leaveUrl } from '@/lib/platform/tokens'
import { pick } from '@/lib/shared/pick'

/** Mails about a meeting that stands. In a booking's meeting they go to its guests only. */
export const GUESTS_MAILS = [
  'meeting-invitation',
  'meeting-update',
  'meeting-link',
] as const satisfies MeetingTemplate[]

const SHARED = [
  'meetingId',
  'title',
  'startTime',
  'endTime',
  'ownerName',
  'ownerEmail',
  'ownerTimezone',
  'location',
  'joinUrl',
  'sequence',
  'stamp',
] as const

type Booked = { bookingId: string; guests: readonly string[]; props: BookingMailProps }

/** One mail for each guest of a booking. They hold no link to manage it. */
export function toGuestMails(template: MeetingTemplate, { bookingId, guests, props }: Booked): Mail[] {
  const { attendeeEmail, attendeeTimezone: timezone, description = '', move, hasEvents } = props
  const shared = {
    ...pick(props, SHARED),
    description,
    attendees: [attendeeEmail, ...guests],
    ...(hasEvents && { hasEvents }),
  }
  return guests.map((recipient) => ({
    template,
    props: {
      ...shared,
      recipient,
      guest: {
        leaveUrl: leaveUrl(bookingId, recipient),
        timezone,
        ...(move && { before: pick(move, ['startTime', 'endTime']) }),
      },
    },
  }))
}

type Queued = Booked & {
  template: MeetingTemplate
  ownerId: string
  /** A visitor's doing counts for the guests' addresses, and waits above their limit. */
  isStrangers: boolean
  due?: Pick<QueuedMail, 'dueAt'>
  now: Date
}

/** Queues them inside the transaction that changes the booking. */
export async function enqueueGuestMails(tx: Database, { template, ownerId, isStrangers, due, now, ...booked }: Queued) {
  // In one order, so that no two transactions lock the counts of two addresses crosswise.
  const sorted = { ...booked, guests: [...booked.guests].sort() }
  for (const mail of toGuestMails(template, sorted)) {
    const { recipient, meetingId } = mail.props as { recipient: string; meetingId: string }
    const whenItFits = isStrangers ? await whenRecipientMay(tx, recipient, now) : {}
    await enqueue(tx, { mail, ownerId, meetingId, ...due, ...whenItFits }, now)
  }
}
