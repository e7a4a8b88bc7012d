import type { Database } from '@/db/client'
import type { BookedHost } from '@/db/queries/meetings/hosts'
import type { BookingMailProps } from '@/lib/mail/templates'
import { enqueue } from '@/lib/outbox/enqueue'
import type { OthersMail } from '@/lib/outbox/mail-readers'
import { decideUrls } from '@/lib/platform/tokens'
import { OWNERS_BOOKING_MAILS } from '@/lib/shared/outbox'
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

/** Queues a mail to each person among the hosts, inside the transaction of its cause. A room gets none. Moves are told as to an owner. */
export async function tellHosts(
  tx: Database,
  { mail, hosts }: { mail: OwnersMail; hosts: readonly BookedHost[] },
  now: Date,
): Promise<void> {
  for (const { id, account: ownerId, name, email, meetingId } of hosts) {
    if (!email || !meetingId) continue
    const { template, props } = mail
    const told =
      template === 'booking-moved-notice'
        ? await stateMoveNotice(
            tx,
            await takeUnsent(tx, meetingId, OWNERS_BOOKING_MAILS),
            { props, userId: ownerId, meetingId },
            now,
          )
        : { mail, due: {} }
    if (!told) continue
    const queued = { mail: toHostMail(told.mail, { id, meetingId, name, email }), ownerId, meetingId, ...told.due }
    await enqueue(tx, queued, now)
  }
}

/** True where people hold a booking: they are told in place of its owner. */
export function isHeldByPeople({ hosts }: { hosts: readonly { email: string | null }[] | null }): boolean {
  return hosts?.some(({ email }) => email !== null) ?? false
}
