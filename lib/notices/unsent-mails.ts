import type { UnsentMail } from '@/db/queries/outbox/outbox-meeting'
import type { BookingMailProps, BookingTemplate, MeetingMailProps } from '@/lib/mail/templates'
import { toMail } from '@/lib/outbox/enqueue'
import { type Due, latestOf } from '@/lib/outbox/mail-limits'
import type { HeldFor } from '@/lib/shared/outbox'

/** Delays a mail after one that is being sent, so that it arrives second. */
const LEAVING_MS = 10_000

export const isLeaving = ({ state }: UnsentMail) => state === 'leaving'
export const isWaiting = ({ state }: UnsentMail) => state === 'waiting'
export const isOneOf = (templates: readonly string[]) => (mail: UnsentMail) => templates.includes(mail.template)

/** What a later mail to the same reader takes over from those that have not left. */
export function takePlace(unsent: readonly UnsentMail[], now: Date): { place: Due | null; due: Due } {
  const waiting = unsent.filter(isWaiting)
  const limited = waiting.flatMap(({ heldFor, nextAttemptAt }) =>
    isLimit(heldFor) ? [{ dueAt: nextAttemptAt, heldFor }] : [],
  )
  return {
    place: waiting.length > 0 ? latestOf(limited) : null,
    due: unsent.some(isLeaving) ? { dueAt: new Date(now.getTime() + LEAVING_MS) } : {},
  }
}

function isLimit(heldFor: HeldFor | null): heldFor is 'recipient' | 'budget' | 'people' {
  return heldFor !== null && heldFor !== 'hour' && heldFor !== 'moves'
}

type Side = { first: readonly BookingTemplate[]; moved: 'booking-moved' | 'booking-moved-notice' }
type Stated = { template: BookingTemplate; props: BookingMailProps }

/**
 * The mail of a move to one side of a booking: of what has not left, only the last state is told. A first mail is sent with the new time, a
 * mail of an earlier move names the time before that. Null when the reader knows the new time: it is the one before.
 */
export function stateMove(unsent: readonly UnsentMail[], side: Side, props: BookingMailProps): Stated | null {
  const { move, ...present } = props
  const first = unsent.find((mail) => isWaiting(mail) && side.first.some((one) => one === mail.template))
  if (first) return { template: first.template as BookingTemplate, props: { ...kept(first), ...present } }
  const earlier = unsent.find((mail) => mail.template === side.moved && !isLeaving(mail))
  const before = (earlier && storedProps<BookingMailProps>(earlier))?.move
  if (earlier && before && isWaiting(earlier) && before.startTime === props.startTime) return null
  const since = before && move && { ...move, startTime: before.startTime, endTime: before.endTime }
  return { template: side.moved, props: since ? { ...props, move: since } : props }
}

/** What only the first mail says. */
function kept(first: UnsentMail): Partial<BookingMailProps> {
  const { words, isApproved, answers, replaced } = storedProps<BookingMailProps>(first) ?? {}
  return {
    ...(words && { words }),
    ...(isApproved && { isApproved }),
    ...(answers && { answers }),
    ...(replaced && { replaced }),
  }
}

/** The mail of a change to one person of a meeting, by the same rule. */
export function stateUpdate(
  unsent: readonly UnsentMail[],
  props: MeetingMailProps,
): { template: 'meeting-invitation' | 'meeting-update'; props: MeetingMailProps } | null {
  const invitation = unsent.find((mail) => isWaiting(mail) && mail.template === 'meeting-invitation')
  const { guest } = props
  if (invitation) {
    return { template: 'meeting-invitation', props: guest ? { ...props, guest: withoutBefore(guest) } : props }
  }
  const earlier = unsent.find((mail) => mail.template === 'meeting-update' && !isLeaving(mail))
  const before = (earlier && storedProps<MeetingMailProps>(earlier))?.guest?.before
  if (!guest || !before) return { template: 'meeting-update', props }
  if (earlier && isWaiting(earlier) && before.startTime === props.startTime) return null
  return { template: 'meeting-update', props: { ...props, guest: { ...guest, before } } }
}

function withoutBefore({ before: _, ...guest }: NonNullable<MeetingMailProps['guest']>) {
  return guest
}

/** Whom each mail goes to. Null for one that no key decrypts any more. */
export function recipientOf(mail: UnsentMail): string | null {
  return storedProps<MeetingMailProps>(mail)?.recipient ?? null
}

/** Null for one that no key decrypts any more. */
export function storedProps<Props>(mail: UnsentMail): Props | null {
  try {
    return toMail(mail).props as Props
  } catch {
    return null
  }
}
