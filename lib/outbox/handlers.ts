import type { Database } from '@/db/client'
import type { Mail, TimedMail } from '@/lib/mail/templates'

/** Work that queued rows ask of calendars, bookings and webhooks, which are built on the outbox: it is handed in when the process starts. */
export type OutboxHandlers = {
  /** Writes every calendar event that is due. */
  deliverEventsDue: () => Promise<void>
  /** Begins every try of a webhook that is due, and resolves when none is under way. */
  deliverWebhooksDue: () => Promise<void>
  /** The `data` of a webhook about a booking, as it is in this transaction. */
  describeBooking: (tx: Database, bookingId: string) => Promise<object>
  /** Composes a mail whose time has come from the present facts of its booking; null when it is not to be sent any more. */
  composeTimed: (mail: TimedMail, now: Date) => Promise<ComposedMail | null>
  /** Adds the video link and the event's UID, as far as they are known by now, to a mail about a meeting. */
  addMeetingLink: (mail: Mail) => Promise<Mail>
}

/**
 * `imported`: its booking, if an import brought it. `guests`: mailboxes that get the same reminder. `hosts`: who get it in
 * place of the owner, with meetings of their own; `mail` is null then.
 */
export type ComposedMail = {
  mail: Mail | null
  imported: string | null
  guests: readonly string[]
  hosts: readonly { account: string; meetingId: string | null }[]
}

/** On globalThis, because the bundler gives the start of the process and the routes a copy of this module each. */
const KEY = Symbol.for('slotform.outboxHandlers')
const held = globalThis as { [KEY]?: OutboxHandlers }

export function registerOutboxHandlers(handlers: OutboxHandlers): void {
  held[KEY] = handlers
}

export function outboxHandlers(): OutboxHandlers {
  if (!held[KEY]) throw new Error('No outbox handlers: registerOutboxHandlers runs when the process starts')
  return held[KEY]
}
