import type { Database } from '@/db/client'
import { deleteMails, lockUnsentMails, type UnsentMail } from '@/db/queries/outbox/outbox-meeting'
import type { BookingMailProps, MeetingMailProps, MeetingTemplate } from '@/lib/mail/templates'
import type { PeoplesMail } from '@/lib/outbox/mail-readers'
import { leaveUrl } from '@/lib/platform/tokens'
import { pick } from '@/lib/shared/pick'
import { enqueueForPeople, type ToPerson } from './peoples-mails'
import { isLeaving, isWaiting, recipientOf, stateUpdate, takePlace } from './unsent-mails'

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
export type MeetingMail = PeoplesMail & { template: MeetingTemplate; props: MeetingMailProps }

/** One mail for each guest of a booking. They hold no link to manage it. */
export function toGuestMails(template: MeetingTemplate, { bookingId, guests, props }: Booked): MeetingMail[] {
  const { attendeeEmail, attendeeTimezone: timezone, description = '', hosts, move, hasEvents } = props
  const shared = {
    ...pick(props, SHARED),
    description,
    ...(hosts && { hosts }),
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

/**
 * Mails to single people of a meeting, in the place of those to the same person that have not left: somebody who was not invited yet
 * learns of no change and no end.
 */
export function inPlaceOf(unsent: readonly UnsentMail[], mails: readonly MeetingMail[], now: Date) {
  const toPeople: ToPerson[] = []
  const replaced: string[] = []
  for (const mail of mails) {
    const own = unsent.filter((one) => recipientOf(one) === mail.props.recipient)
    // Those get the link when they are sent.
    if (mail.template === 'meeting-link' && waits(own, 'meeting-invitation', 'meeting-update')) continue
    const stated = state(own, mail)
    if (stated) toPeople.push({ mail: stated, ...takePlace(own, now) })
    replaced.push(...own.filter((one) => !isLeaving(one)).map(({ id }) => id))
  }
  return { toPeople, replaced }
}

/** Queues such mails about a meeting that its owner made. */
export async function enqueueInPlace(
  tx: Database,
  mails: readonly MeetingMail[],
  about: Parameters<typeof enqueueForPeople>[2],
  now: Date,
): Promise<void> {
  const { toPeople, replaced } = inPlaceOf(await lockUnsentMails(tx, about.meetingId, GUESTS_MAILS), mails, now)
  await deleteMails(tx, replaced)
  await enqueueForPeople(tx, toPeople, about, now)
}

function waits(unsent: readonly UnsentMail[], ...templates: MeetingTemplate[]): boolean {
  return unsent.some((one) => isWaiting(one) && templates.some((template) => template === one.template))
}

function state(unsent: readonly UnsentMail[], mail: MeetingMail): MeetingMail | null {
  switch (mail.template) {
    case 'meeting-update':
      return stateUpdate(unsent, mail.props)
    case 'meeting-cancellation':
      return waits(unsent, 'meeting-invitation') ? null : mail
    case 'meeting-link':
    case 'meeting-invitation':
      return mail
  }
}
