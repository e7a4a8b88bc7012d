import type { Database } from '@/db/client'
import type { BookingRow } from '@/db/queries/meetings/bookings'
import { type BookedHost, listHostsOfBooking } from '@/db/queries/meetings/hosts'
import type { BookingMailProps } from '@/lib/mail/templates'
import { enqueue } from '@/lib/outbox/enqueue'
import type { OthersMail } from '@/lib/outbox/mail-readers'
import { decideUrls } from '@/lib/platform/tokens'
import { OWNERS_BOOKING_MAILS } from '@/lib/shared/outbox'
import { takePlaceOfNotices } from './cancellation-mails'
import { stateMoveNotice, takeUnsent } from './move-notices'

/** A host who is mailed; `id`: of the row by which they hold the booking. */
type Host = { id: string; meetingId: string; name: string; email: string }

/** A mail to a host of a booking in place of its owner: about a meeting of their own, and with links of their own. */
export function toHostMail<M extends OthersMail & { props: BookingMailProps }>(mail: M, host: Host): M {
  const { request } = mail.props
  const { id, meetingId, name, email } = host
  return {
    ...mail,
    props: {
      ...mail.props,
      host: { meetingId, name, email },
      ...(request && { request: { ...request, ...decideUrls(id) } }),
    },
  }
}

type OwnersMail = OthersMail & { props: BookingMailProps }

/** Queues a mail to each person among the hosts, inside the transaction of its cause. A room gets none. Moves and ends are told as to an owner. */
export async function tellHosts(
  tx: Database,
  { mail, hosts }: { mail: OwnersMail; hosts: readonly BookedHost[] },
  now: Date,
): Promise<void> {
  for (const { id, account: ownerId, name, email, meetingId } of hosts) {
    if (!email || !meetingId) continue
    const told = await inPlaceOfUnsent(tx, mail, { userId: ownerId, meetingId }, now)
    if (!told) continue
    const queued = { mail: toHostMail(told.mail, { id, meetingId, name, email }), ownerId, meetingId, ...told.due }
    await enqueue(tx, queued, now)
  }
}

/** Null where there is nothing to tell. */
async function inPlaceOfUnsent(
  tx: Database,
  mail: OwnersMail,
  reader: { userId: string; meetingId: string },
  now: Date,
) {
  switch (mail.template) {
    case 'booking-moved-notice': {
      const unsent = await takeUnsent(tx, reader.meetingId, OWNERS_BOOKING_MAILS)
      return stateMoveNotice(tx, unsent, { props: mail.props, ...reader }, now)
    }
    case 'cancellation-notice': {
      const due = await takePlaceOfNotices(tx, reader, now)
      return due && { mail, due }
    }
    default:
      return { mail, due: {} }
  }
}

/** Takes mails to the hosts of a booking back that have not left. */
export async function takeHostsUnsent(
  tx: Database,
  { id, assignment }: Pick<BookingRow, 'id' | 'assignment'>,
  templates: readonly string[],
): Promise<void> {
  if (!assignment) return
  for (const { meetingId } of await listHostsOfBooking(tx, id)) {
    if (meetingId) await takeUnsent(tx, meetingId, templates)
  }
}

/** True where people hold a booking: they are told in place of its owner. */
export function isHeldByPeople({ hosts }: { hosts: readonly { email: string | null }[] | null }): boolean {
  return hosts?.some(({ email }) => email !== null) ?? false
}
