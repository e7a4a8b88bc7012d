import { z } from 'zod'
import { HISTORY_ACTORS, HISTORY_STEPS } from './booking-history'
import { BOOKING_STATUSES, MEETING_STATUSES } from './statuses'
import { emailText, id, isoInstant, words } from './text/api-shapes'

export const bookingStatus = z.enum(BOOKING_STATUSES).meta({
  id: 'BookingStatus',
  description: 'A pending booking is a request: it takes its time until its owner decides.',
  examples: ['confirmed'],
})
export const meetingStatus = z.enum(MEETING_STATUSES).meta({
  id: 'MeetingStatus',
  description: 'The status of a declined or expired booking’s meeting is `cancelled`.',
  examples: ['confirmed'],
})

export const historyEntryAnswer = z
  .object({
    at: isoInstant(),
    by: z.enum(HISTORY_ACTORS).describe('`calendar` is the owner in their calendar, `system` the product by itself.'),
    what: z.enum(HISTORY_STEPS),
    from: isoInstant('The start before a move.').optional(),
    to: isoInstant('The start after a move.').optional(),
    reason: words('Words to the other side.').optional(),
    guest: emailText('The address of the guest who left.').optional(),
    person: z
      .object({ name: words('', 'Ada Lovelace') })
      .optional()
      .describe('The member of the team who did it.'),
    fromHost: words('The name of the host before a `handed_over`.', 'Ada Lovelace').optional(),
    toHost: words('The name of the host after it.', 'Ben Kaya').optional(),
    noShow: z.literal(false).optional().describe('False on a `no_show` that took the mark back.'),
  })
  .meta({ id: 'HistoryEntry', description: 'One step of a booking’s life.' })

const brandFields = {
  bio: z.string(),
  accent: words('A color `#rrggbb`; empty for the product’s own.', '#2563eb'),
  face: words('Path of the owner’s picture.', '/api/public/pictures/3f0c…').nullable(),
  logo: words('Path of the owner’s logo.').nullable(),
}

export const brandAnswer = z
  .object(brandFields)
  .meta({ id: 'Brand', description: 'An owner’s look as visitors see it.' })

export const namedBrandAnswer = z
  .object({ ...brandFields, name: words('', 'Ada Lovelace') })
  .meta({ id: 'NamedBrand', description: 'An owner’s look with their name.' })

/** The answer of a call that makes something of which programs need the id alone. */
export const idAnswer = z.object({ id: z.guid() }).meta({ id: 'Id' })

export const okAnswer = z.object({ status: z.literal('ok') })

export const sessionAnswer = z
  .object({
    id: id(),
    current: z.boolean().describe('True for the session of this call.'),
    browser: words('Null for one that is not known.', 'Firefox').nullable(),
    system: words('Null for one that is not known.', 'Linux').nullable(),
    createdAt: isoInstant('The sign-in.'),
    lastUsedAt: isoInstant('To the hour; null for a session that no release has noted yet.').nullable(),
    expiresAt: isoInstant('The end, unless it is used before.'),
  })
  .meta({ id: 'Session', description: 'A browser that is signed in.' })

export const identityAnswer = z
  .object({
    id: id(),
    name: words("The provider's.", 'Single sign-on'),
    createdAt: isoInstant('When it was joined to the account.'),
    lastAt: isoInstant('The last sign-in by it.'),
  })
  .meta({ id: 'Identity', description: "A way to sign in at the organization's provider." })

export type ConnectedIdentity = z.infer<typeof identityAnswer>

/** A session in the API. Instants are ISO texts. */
export type SignedIn = z.infer<typeof sessionAnswer>
